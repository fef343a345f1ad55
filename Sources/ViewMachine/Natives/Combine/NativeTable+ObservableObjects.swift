import ViewSemantics
import ViewSource

/// The synthesized `objectWillChange` of observable objects.
extension NativeTable {
  mutating func addObservableObjects() {
    add("ObservableObject.objectWillChange") { call in
      .ref(try call.machine.changePublisher(of: try call[0].box(ObjectBox.self), call.site.result))
    }
  }
}

/// The publisher that an object received on the first access of `objectWillChange`.
private final class ChangePublisher {
  let box: ObjectBox

  init(_ box: ObjectBox) { self.box = box }
}

extension Machine {
  /// The publisher of an object's changes, the same for the lifetime of the object. It connects the object's published
  /// properties.
  fileprivate func changePublisher(of object: ObjectBox, _ type: TypeID) throws -> ObjectBox {
    let publisher: ObjectBox
    if let known = object.attachment as? ChangePublisher {
      publisher = known.box
    } else {
      guard let initializer = analyzer.directMembers(of: types.decl(type), named: "init").first else {
        throw Fault.unsupported("a publisher of changes")
      }
      publisher = try run(target(initializer, .body, type, [], hasSelf: false), []).box(ObjectBox.self)
      object.attachment = ChangePublisher(publisher)
    }
    let published = analyzer.knownDecl("Published")
    for (index, field) in storedFields(of: object.type).enumerated() where !analyzer.propertyWrappers(of: field).isEmpty
    {
      let wrapper = fieldType(field, in: object.type)
      guard types.kind(wrapper) == .nominal, types.decl(wrapper) == published, index < object.fields.count,
        case .ref(let value as StructBox) = object.fields[index], case .ref(let box as ObjectBox)? = value.fields.first,
        let place = fields(of: box.type).firstIndex(where: { $0.name == "objectWillChange" })
      else { continue }
      box.fields[place] = .ref(publisher)
    }
    return publisher
  }

  /// Runs an action before each change of an observable object.
  ///
  /// - Returns: The subscription, which lasts as long as this value is retained.
  public func onObjectWillChange(of object: ObjectBox, _ action: @escaping () -> Void) throws -> Value {
    guard let proto = analyzer.knownDecl("ObservableObject"),
      let requirement = requirement("objectWillChange", of: proto),
      let associated = analyzer.children(of: proto).first(where: { analyzer.decl($0).kind == .associatedType })
    else { throw Fault.unsupported("an observable object without Combine") }
    let publisher = try call(requirement, of: object.type, on: .ref(object), [])
    let type = dynamicType(
      of: publisher, as: concrete(analyzer.associatedType(associated, of: object.type), Substitution()))
    guard
      let sink = analyzer.members("sink", of: type).first(where: {
        analyzer.signature(of: $0).parameters.map(\.label) == ["receiveValue"]
      })
    else { throw Fault.unsupported("subscribing to a `\(analyzer.text(of: type))`") }
    let closure = ClosureBox(native: { _ in
      action()
      return .void
    })
    return try call(sink, of: type, on: publisher, [.ref(closure)])
  }
}
