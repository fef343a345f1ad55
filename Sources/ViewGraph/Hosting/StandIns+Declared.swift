import ViewMachine
import ViewSemantics
import ViewSource

/// Values that the program declares for its own types: samples for previews, and shared objects.
extension StandIns {
  /// Parts of the names of samples.
  private static let sampleNames = ["mock", "preview", "sample", "dummy", "example", "placeholder", "stub", "fake"]
  /// The names of the only object of a class.
  private static let sharedNames: [Name] = ["shared", "default", "standard", "main", "instance", "current"]

  /// A static property of a type whose value is a sample of the type, or its shared object; `nil` if there is none.
  ///
  /// Another object beside a shared one is not what the program expects, and may end it.
  func declared(_ type: TypeID) -> (name: Name, value: Value)? {
    guard types.kind(type) == .nominal, machine.catalogueName(type) == nil,
      analyzer.genericContext(of: types.decl(type)).parameters.isEmpty
    else { return nil }
    let found = statics(of: type, as: type)
    let isClass = analyzer.decl(types.decl(type)).kind != .structure
    let shared = isClass ? StandIns.sharedNames.filter { found.contains($0) } : []
    for name in found.filter(isSample) + shared {
      if let value = (try? machine.staticValue(name, of: type)) ?? nil, value.absence == nil { return (name, value) }
    }
    return nil
  }

  /// A static property with samples of a type: `static let samples: [Recipe]`.
  func declaredSamples(_ type: TypeID) -> Value? {
    guard types.kind(type) == .nominal, machine.catalogueName(type) == nil,
      analyzer.genericContext(of: types.decl(type)).parameters.isEmpty
    else { return nil }
    let all = analyzer.known("Array", [type])
    for name in statics(of: type, as: all) where isSample(name) {
      if let value = (try? machine.staticValue(name, of: type)) ?? nil, !graph.elements(value).isEmpty { return value }
    }
    return nil
  }

  private func isSample(_ name: Name) -> Bool {
    let text = name.text.lowercased()
    return StandIns.sampleNames.contains { text.contains($0) }
  }

  /// The static properties of a type that have another type.
  private func statics(of type: TypeID, as wanted: TypeID) -> [Name] {
    members(of: type).filter { analyzer.decl($0).has(.isStatic) && analyzer.variableType(of: $0) == wanted }
      .map { analyzer.decl($0).name }
  }

  /// The properties that the program declares in a type and in its extensions.
  private func members(of type: TypeID) -> [DeclID] {
    let decl = types.decl(type)
    return ([decl] + analyzer.extensions(of: decl)).flatMap { analyzer.children(of: $0) }
      .filter { analyzer.decl($0).kind == .variable }
  }

  /// The attributes of Core Data objects that get values.
  private static let filledAttributes: Set<String> = ["String", "Date", "UUID", "URL"]

  /// Sets the optional attributes of an object of Core Data, whose stored objects rarely lack them.
  mutating func fillAttributes(of object: Value, _ type: TypeID) {
    for property in members(of: type) where analyzer.isManaged(property) {
      guard let inner = machine.wrappedType(analyzer.variableType(of: property)),
        let kind = machine.catalogueName(inner), StandIns.filledAttributes.contains(kind)
      else { continue }
      let name = analyzer.decl(property).name.text
      guard let value = value(of: inner, named: name), value.absence == nil else { continue }
      try? machine.setManagedValue(value, inner, named: name, of: object)
    }
  }
}
