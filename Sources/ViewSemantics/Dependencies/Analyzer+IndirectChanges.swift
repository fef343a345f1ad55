import ViewCatalog
import ViewSource
import ViewSyntax

/// Properties whose changes take effect through others: through writes of their observers, through a function that
/// publishes a change of the object, or through an object that republishes the changes of another one.
extension Analyzer {
  /// The properties that observers write, by the observed property: `y` for `var x = 0 { didSet { y = x } }`.
  func followers(of nominal: DeclID) -> [DeclID: Set<DeclID>] {
    if let known = followersInTypes[nominal] { return known }
    var found: [DeclID: Set<DeclID>] = [:]
    for member in children(of: nominal) where decl(member).kind == .variable {
      let observers = node(of: member).child(.accessorBlock)?.children.filter {
        $0.ownToken(.didSetKeyword) != nil || $0.ownToken(.willSetKeyword) != nil
      }
      guard let observers, !observers.isEmpty else { continue }
      let record = record(of: member)
      for target in observers.flatMap({ propertiesWritten(in: $0, record) }) where target != member {
        found[member, default: []].insert(target)
      }
    }
    followersInTypes[nominal] = found
    return found
  }

  /// The same for a view and the classes of its published properties.
  func followers(of view: DeclID?, and properties: [DeclID]) -> [DeclID: Set<DeclID>] {
    var found = view.map { followers(of: $0) } ?? [:]
    let classes = Set(properties.compactMap { owner(of: $0).flatMap { nominal(of: $0) } }).subtracting(
      view.map { [$0] } ?? [])
    for type in classes where isOwn(type) { found.merge(followers(of: type)) { $0.union($1) } }
    return found
  }

  func propertiesWritten(in code: SyntaxNode, _ record: BodyRecord) -> [DeclID] {
    code.subtree.compactMap { node in
      guard node.kind == .assignmentExpr || node.isAssigningOperation, let target = node.children.first,
        let use = record.uses[target.id], use.part == .value, isOwn(use.decl), decl(use.decl).kind == .variable
      else { return nil }
      return use.decl
    }
  }

  /// Published properties, with the object named if several objects of the class are observed.
  func told(_ published: [ViewDependencies.Published]) -> [ViewDependencies.Published] {
    let objects = Dictionary(grouping: published, by: \.decl).mapValues { Set($0.map(\.object)).count }
    return published.map { property in
      var property = property
      // Two objects of one class must be distinguished.
      if objects[property.decl, default: 0] > 1 { property.of = decl(property.object).name.text }
      return property
    }
  }

  /// A published property with the children restricted to those that its own object reaches.
  func telling(
    _ property: ViewDependencies.Published, _ children: [ChildInput]
  ) -> ViewDependencies.Published {
    guard property.of != nil else { return property }
    var property = property
    property.children = children.map { child in
      var child = child
      // Inputs from the other object do not depend on this one.
      if !child.values.contains(property.object) { child.values.remove(property.decl) }
      if !child.bindings.contains(property.object) { child.bindings.remove(property.decl) }
      note(property.decl, of: property.object, in: &child)
      return child
    }
    return property
  }

  /// The properties and objects through which a property's change takes effect indirectly: another property of the
  /// object, a function, or another object.
  ///
  /// - Parameter name: the name of the property, with or without its type.
  public func indirectProperties(named name: String) -> [IndirectProperty] {
    if let known = followedProperties[Name(name)] { return known }
    let found = program.userDecls.filter {
      decl($0).kind == .variable && isMember($0) && PropertyChange.isNamed(name, fullName(of: $0))
    }.flatMap { followed(by: $0) }
    followedProperties[Name(name)] = found
    return found
  }

  private func followed(by property: DeclID) -> [IndirectProperty] {
    guard let nominal = owner(of: property).flatMap({ nominal(of: $0) }), decl(nominal).kind == .classType else {
      return []
    }
    let name = fullName(of: property)
    var found = (followers(of: nominal)[property] ?? []).map {
      IndirectProperty(name: name, source: property, property: $0, object: nil, isPossible: false)
    }
    if isPublished(property) {
      found += forwarders(of: nominal).map {
        IndirectProperty(name: name, source: property, property: nil, object: $0, isPossible: true)
      }
    } else if isAnnouncedByFunction(property, of: nominal) {
      found.append(IndirectProperty(name: name, source: property, property: nil, object: nominal, isPossible: true))
    }
    return found
  }

  /// Whether a function of a class writes a property and publishes a change of the object.
  private func isAnnouncedByFunction(_ property: DeclID, of object: DeclID) -> Bool {
    functionsAnnouncing(object).contains { function in
      propertiesWritten(in: node(of: function), record(of: function)).contains(property)
    }
  }

  /// The program's classes that republish the changes of an object that they hold.
  private func forwarders(of object: DeclID) -> [DeclID] {
    guard let announcement else { return [] }
    return observableClasses.filter { holder in
      holder != object
        && functionsAnnouncing(holder).contains { function in
          let record = record(of: function)
          return node(of: function).subtree.contains { node in
            guard node.kind == .memberAccessExpr, let base = node.children.first, base.kind.isExpr,
              let token = node.referencedName, node.name(of: token) == announcement, let type = record.types[base.id]
            else { return false }
            return types.kind(type) == .nominal && types.decl(type) == object
          }
        }
    }
  }

  /// The functions and initializers of a class that publish a change of its object.
  private func functionsAnnouncing(_ object: DeclID) -> [DeclID] {
    guard let announcement, conforms(selfType(object), to: known(.observableObject)) else { return [] }
    let parts = [object] + (object.file == .local ? [] : program.extensions(of: object))
    return parts.flatMap { children(of: $0) }.filter { member in
      guard [.function, .initializer].contains(decl(member).kind) else { return false }
      let code = node(of: member)
      return code.tokenIndices.contains { index in
        code.token(index).kind == .identifier && code.name(at: index) == announcement
      }
    }
  }

  /// The name of the publisher of an observable object: `objectWillChange`.
  public var announcement: Name? {
    knownDecl(.observableObject).flatMap { protocolDecl in
      children(of: protocolDecl).first { catalogueText(.signals, of: $0) != nil }.map { decl($0).name }
    }
  }

  /// The bodies that read a property with a name but do not observe its object, so that they miss its changes.
  public func untoldReaders(ofPropertyNamed name: String, in file: FileID) -> [String] {
    dependencies(in: file).filter { view in
      guard let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }), let walked = walkedBody(of: nominal) else {
        return false
      }
      return walked.published.contains { PropertyChange.isNamed(name, fullName(of: $0)) }
    }.map(\.name)
  }
}

/// A property whose change takes effect through another property or an object.
public struct IndirectProperty: Sendable {
  /// The qualified name: `Model.x`.
  let name: String
  /// The changed property.
  let source: DeclID
  /// The property that changes as a consequence.
  let property: DeclID?
  /// The class whose objects publish a change as a consequence.
  let object: DeclID?
  /// Whether the consequence is conditional.
  let isPossible: Bool
}
