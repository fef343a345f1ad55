import ViewCatalog
import ViewSource
import ViewSyntax

/// Properties whose changes show by others: by what their observers write, by a function that says that the object
/// changes, by an object that says of another one's changes that they are its own.
extension Analyzer {
  /// By the properties of a type that have observers what these write: `y` of `var x = 0 { didSet { y = x } }`.
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

  /// The same of a view and of the classes of the properties that it learns of.
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

  /// The properties of objects that a view learns of, with those by whose change these do.
  func told(_ published: [ViewDependencies.Published]) -> [ViewDependencies.Published] {
    let objects = Dictionary(grouping: published, by: \.decl).mapValues { Set($0.map(\.object)).count }
    return published.map { property in
      var property = property
      // Two objects of a class: which one?
      if objects[property.decl, default: 0] > 1 { property.of = decl(property.object).name.text }
      return property
    }
  }

  /// A property of one of several objects with the children as far as they learn of that.
  func telling(
    _ property: ViewDependencies.Published, _ children: [ChildInput]
  ) -> ViewDependencies.Published {
    guard property.of != nil else { return property }
    var property = property
    property.children = children.map { child in
      var child = child
      // What is given of the other object is no part of this one.
      if !child.values.contains(property.object) { child.values.remove(property.decl) }
      if !child.bindings.contains(property.object) { child.bindings.remove(property.decl) }
      note(property.decl, of: property.object, in: &child)
      return child
    }
    return property
  }

  /// What a change of a property does to a view that none of the view's own properties shows: it is told by another
  /// property of the same object, by a function, by another object.
  ///
  /// - Parameter name: of the property, with or without its types.
  public func propertiesFollowed(named name: String) -> [FollowedProperty] {
    if let known = followedProperties[Name(name)] { return known }
    let found = program.userDecls.filter {
      decl($0).kind == .variable && isMember($0) && PropertyChange.isNamed(name, fullName(of: $0))
    }.flatMap { followed(by: $0) }
    followedProperties[Name(name)] = found
    return found
  }

  private func followed(by property: DeclID) -> [FollowedProperty] {
    guard let nominal = owner(of: property).flatMap({ nominal(of: $0) }), decl(nominal).kind == .classType else {
      return []
    }
    let name = fullName(of: property)
    var found = (followers(of: nominal)[property] ?? []).map {
      FollowedProperty(name: name, source: property, property: $0, object: nil, isPerhaps: false)
    }
    if isPublished(property) {
      found += forwarders(of: nominal).map {
        FollowedProperty(name: name, source: property, property: nil, object: $0, isPerhaps: true)
      }
    } else if isAnnouncedByFunction(property, of: nominal) {
      found.append(FollowedProperty(name: name, source: property, property: nil, object: nominal, isPerhaps: true))
    }
    return found
  }

  /// Whether a function of a class writes a property and says that the object changes.
  private func isAnnouncedByFunction(_ property: DeclID, of object: DeclID) -> Bool {
    functionsAnnouncing(object).contains { function in
      propertiesWritten(in: node(of: function), record(of: function)).contains(property)
    }
  }

  /// The classes of the program that say of the changes of an object of a class which they hold that they are their own.
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

  /// The functions and initialisers of a class whose code says that its object changes.
  private func functionsAnnouncing(_ object: DeclID) -> [DeclID] {
    guard let announcement, conforms(typeItself(object), to: known(.observableObject)) else { return [] }
    let parts = [object] + (object.file == .local ? [] : program.extensions(of: object))
    return parts.flatMap { children(of: $0) }.filter { member in
      guard [.function, .initializer].contains(decl(member).kind) else { return false }
      let code = node(of: member)
      return code.tokenIndices.contains { index in
        code.token(index).kind == .identifier && code.name(at: index) == announcement
      }
    }
  }

  /// What an object calls to say that it changes: `objectWillChange`.
  public var announcement: Name? {
    knownDecl(.observableObject).flatMap { protocolDecl in
      children(of: protocolDecl).first { catalogueText(.signals, of: $0) != nil }.map { decl($0).name }
    }
  }

  /// Which bodies read a property of a name without being told of its changes: the object in which it is is none that
  /// they observe.
  public func untoldReaders(ofPropertyNamed name: String, in file: FileID) -> [String] {
    dependencies(in: file).filter { view in
      guard let nominal = owner(of: view.decl).flatMap({ nominal(of: $0) }), let walked = walkedBody(of: nominal) else {
        return false
      }
      return walked.published.contains { PropertyChange.isNamed(name, fullName(of: $0)) }
    }.map(\.name)
  }
}

/// A property that another one, or an object, tells of.
public struct FollowedProperty: Sendable {
  /// `Model.x`
  let name: String
  /// The property of that name.
  let source: DeclID
  /// The property that changes with it.
  let property: DeclID?
  /// The class whose objects say that they change when it does.
  let object: DeclID?
  /// Whether this need not happen.
  let isPerhaps: Bool
}
