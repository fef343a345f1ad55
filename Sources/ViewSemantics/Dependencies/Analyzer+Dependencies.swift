import ViewCatalog
import ViewSource
import ViewSyntax

extension Analyzer {
  /// The dependencies of each body in a file.
  ///
  /// - Parameter view: restricts the result to types with this name, or this qualified name: `Main.Row`.
  public func dependencies(in file: FileID, view: String? = nil) -> [ViewDependencies] {
    let summary = program.file(file).summary
    return summary.decls.indices.compactMap { index in
      let id = DeclID(file, index)
      guard let (body, nominal) = content(at: id) ?? updating(at: id), !decl(body).has(.isStatic) else { return nil }
      let name = decl(nominal).name.text
      if let view, !isMeant(ownerNames(of: nominal) + [name], by: view, in: file) { return nil }
      return dependencies(
        of: body, nominal, names(ownerNames(of: nominal) + [name], toldApartIn: nominal.file).joined(separator: "."))
    }
  }

  /// The subscriptions that invalidate the body of a view.
  public func subscriptions(of view: DeclID) -> [Subscription] {
    guard let body = updatedMember(of: view) else { return [] }
    // A query without children skips the analysis of their inputs.
    return subscriptions(
      of: view,
      walkedBodies[BodyOfView(body: body, view: view)]?.reads
        ?? DependencyWalker(self, itself: selfType(view)).walk(body))
  }

  /// The types whose changes may invalidate a view's body through its declarations: the view itself, its structs with
  /// dynamic properties, and the classes of the objects that it observes. Other reads require a walk over the body.
  public func typesDeclaredToUpdate(_ view: DeclID) -> Set<DeclID> {
    var found: Set<DeclID> = [view]
    for (property, _, _) in subscribingProperties(of: view) {
      if let owner = owner(of: property).flatMap({ nominal(of: $0) }) { found.insert(owner) }
      let type = variableType(of: property)
      let object = wrapped(type) ?? type
      if types.kind(object) == .nominal { found.insert(types.decl(object)) }
    }
    return found
  }

  /// Whether a body that reads a property of a type observes it, however it got the value.
  public func isObservedByReading(_ type: DeclID) -> Bool {
    ([type] + extensions(of: type)).contains { children(of: $0).contains { isObservableProperty($0) } }
  }

  /// The reads of a view's body and the views it makes.
  func walkedBody(of view: DeclID) -> WalkedBody? { updatedMember(of: view).map { walked($0, of: view) } }

  private func walked(_ body: DeclID, of nominal: DeclID) -> WalkedBody {
    let key = BodyOfView(body: body, view: nominal)
    if let known = walkedBodies[key] { return known }
    let walker = DependencyWalker(self, itself: selfType(nominal), findsChildren: true)
    let found = WalkedBody(by: walker, reads: walker.walk(body))
    walkedBodies[key] = found
    return found
  }

  /// Whether a member of a view reads, or passes on as a binding, a value whose change invalidates the view's body.
  public func mayDependOnState(_ member: DeclID, of view: DeclID) -> Bool {
    let walker = DependencyWalker(self, itself: selfType(view))
    return !walker.walk(member).isEmpty || !walker.published.isEmpty || walker.hasUnknownArguments
      || walker.children.contains { !$0.values.isEmpty || !$0.bindings.isEmpty }
  }

  private func subscriptions(of nominal: DeclID, _ reads: [DependencyWalker.Read]) -> [Subscription] {
    subscriptions(to: subscribingProperties(of: nominal), reads)
  }

  private func subscriptions(to properties: [Subscribing], _ reads: [DependencyWalker.Read]) -> [Subscription] {
    var subscriptions: [Subscription] = []
    for (member, how, name) in properties {
      let places = reads.first { $0.property == member }?.places
      if how == .declared {
        subscriptions.append(
          Subscription(
            property: member, name: name, how: .declared,
            places: [
              .init(
                file: fileOfSource(member) ?? member.file, range: nameRange(of: member), condition: nil, content: nil)
            ]))
      } else if let places {
        subscriptions.append(Subscription(property: member, name: name, how: .read, places: places))
      }
    }
    for read in reads where isObservableProperty(read.property) || isValueOfEnvironment(read.property) {
      subscriptions.append(
        Subscription(property: read.property, name: fullName(of: read.property), how: .read, places: read.places))
    }
    return subscriptions
  }

  /// The dependencies of a view's body, in any file; `nil` if it has no body.
  func dependencies(of view: DeclID) -> ViewDependencies? {
    updatedMember(of: view).map { body in
      let all = ownerNames(of: view) + [decl(view).name.text]
      return dependencies(of: body, view, names(all, toldApartIn: view.file).joined(separator: "."))
    }
  }

  private func dependencies(of body: DeclID, _ nominal: DeclID, _ name: String) -> ViewDependencies {
    let key = BodyOfView(body: body, view: nominal)
    if let known = dependenciesOfViews[key] { return known }
    let found = findDependencies(of: body, nominal, name)
    dependenciesOfViews[key] = found
    return found
  }

  private func findDependencies(of body: DeclID, _ nominal: DeclID, _ name: String) -> ViewDependencies {
    findDependencies(
      of: DependentBody(
        decl: body, view: nominal, name: name, properties: subscribingProperties(of: nominal),
        walked: walked(body, of: nominal), children: placedChildren(of: nominal),
        type: variableOrResultType(of: body)))
  }

  /// The dependencies of a body of a view or a preview.
  func findDependencies(of body: DependentBody) -> ViewDependencies {
    let walked = body.walked
    let reads = walked.reads
    let subscriptions = subscriptions(to: body.properties, reads)
    var properties: [(decl: DeclID, name: String)] = []
    var published: [ViewDependencies.Published] = []
    for (member, _, name) in body.properties {
      properties.append((member, name))
      published += publishedProperties(ofObjectIn: member) + innerProperties(ofWrapped: member)
    }
    for read in reads where isObservableProperty(read.property) || isValueOfEnvironment(read.property) {
      properties.append((read.property, fullName(of: read.property)))
    }
    published = told(published)
    let contents = Set(subscriptions.flatMap(\.contents))
    let noted = body.children.map { child in
      var child = toldOnlyIfRead(withViewsBelow(child))
      noteStyled(in: &child)
      for property in properties { note(property.decl, of: nil, in: &child) }
      for property in published where property.of == nil {
        note(property.decl, of: property.object, in: &child)
        if child.possibleObservations.contains(property.object) { child.possibleObservations.insert(property.decl) }
        guard property.isInner else { continue }
        if child.values.contains(property.object) { child.values.insert(property.decl) }
        if child.bindings.contains(property.object) { child.bindings.insert(property.decl) }
      }
      child.callsContents = contents.contains(child.name) && walkedBody(of: child.view)?.contentsCalled.isEmpty == false
      return child
    }
    let learning = properties.map(\.decl) + published.map(\.decl)
    let children = noted.map { withWrittenAround($0, among: noted, learning) }
    for child in children {
      for property in child.bindings.union(child.endings.bindings).inOrder
      where isObservableProperty(property) && !properties.contains(where: { $0.decl == property }) {
        properties.append((property, fullName(of: property)))
      }
    }
    var followers = followers(of: body.view, and: properties.map(\.decl) + published.map(\.decl))
    if let view = body.view { followers.merge(preferenceFollowers(of: view, children)) { $0.union($1) } }
    let member = decl(body.decl)
    let unknownNames = (body.view.map { unknownWrappers(of: $0) } ?? []) + walked.unknownNames
    return ViewDependencies(
      view: body.name, name: body.view == nil ? body.name : "\(body.name).\(member.name.text)", decl: body.decl,
      subscriptions: subscriptions, children: children, properties: properties,
      published: published.map { telling($0, children) }, observed: observedClasses(by: properties.map(\.decl)),
      followers: followers,
      updates: member.kind == .function && body.view.flatMap { updatingMember(of: $0) } == body.decl
        ? member.name.text : nil,
      passesOn: body.view.map { keysPassedOn(by: $0) } ?? [:],
      contentsCalled: walked.contentsCalled.map { decl($0).name.text },
      unknownNames: unknownNames.uniqued,
      isComplete: unknownNames.isEmpty && !walked.hasUnknownReads
        && isKnown(body.type, besidesUndeclared: !walked.hasUnknownArguments))
  }

  /// The type of a property, or the result type of a function.
  func variableOrResultType(of body: DeclID) -> TypeID {
    decl(body).kind == .variable ? variableType(of: body) : signature(of: body).result
  }

  /// Whether a view's type is erased: `any View`, or a type-erased view of the catalogue.
  func isErased(_ type: TypeID) -> Bool {
    types.kind(type) == .existential
      || types.kind(type) == .nominal && catalogueText(.erases, of: types.decl(type)) != nil
  }

  // MARK: Objects

  /// The class whose objects publish the changes of this property; `nil` if it is not published.
  func objectPublishing(_ property: DeclID) -> DeclID? {
    guard isPublished(property), let object = owner(of: property).flatMap({ nominal(of: $0) }),
      decl(object).kind == .classType
    else { return nil }
    return object
  }

  /// Whether a change of a property publishes a change of its object.
  func isPublished(_ property: DeclID) -> Bool {
    if let wrapper = propertyWrappers(of: property).first { return catalogueText(.signals, of: wrapper.decl) != nil }
    if isStoredByCoreData(property) { return true }
    return announces(property)
  }

  /// Whether Core Data stores a property and so publishes its changes: `@NSManaged var name: String`.
  private func isStoredByCoreData(_ property: DeclID) -> Bool {
    guard decl(property).kind == .variable, decl(property).flags.isDisjoint(with: [.isStatic, .isConstant]),
      let object = owner(of: property).flatMap({ nominal(of: $0) }), decl(object).kind == .classType, isOwn(object),
      isManaged(property)
    else { return false }
    return conforms(selfType(object), to: known(.observableObject))
  }

  /// Whether the accessors of a property publish a change of the object: `willSet { objectWillChange.send() }`.
  private func announces(_ property: DeclID) -> Bool {
    guard let accessors = node(of: property).child(.accessorBlock), let object = knownDecl(.observableObject),
      let announcement = children(of: object).first(where: { catalogueText(.signals, of: $0) != nil }),
      let owner = owner(of: property).flatMap({ nominal(of: $0) }), decl(owner).kind == .classType
    else { return false }
    return accessors.tokenIndices.contains { index in
      accessors.token(index).kind == .identifier && accessors.name(at: index) == decl(announcement).name
    }
  }

  /// The published properties of a class and its superclasses.
  func publishedProperties(of object: DeclID) -> [DeclID] {
    var result: [DeclID] = []
    var seen: Set<DeclID> = []
    var next: DeclID? = object
    while let current = next, seen.insert(current).inserted {
      let parts = [current] + (current.file == .local ? [] : program.extensions(of: current))
      result += parts.flatMap { children(of: $0) }.filter { decl($0).kind == .variable && isPublished($0) }
      next = superclass(of: current).flatMap { types.kind($0) == .nominal ? types.decl($0) : nil }
    }
    return result
  }

  /// Whether a type is fully known, including underlying types, except for names of SwiftUI that are not established.
  ///
  /// - Parameter besidesUndeclared: whether undeclared types are accepted too.
  private func isKnown(_ type: TypeID, besidesUndeclared: Bool) -> Bool {
    var printer = TypePrinter(self)
    _ = printer.print(type)
    return printer.reasons.allSatisfy { $0.kind == .uncertain || besidesUndeclared && $0.kind == .undeclaredType }
  }

  func propertyName(_ id: DeclID) -> String {
    guard let wrapper = propertyWrappers(of: id).first else { return decl(id).name.text }
    if case .value(let path) = environmentKey(of: id) {
      let keyPath = path.isEmpty ? "self" : path.map(\.text).joined(separator: ".")
      return "@\(fullName(of: wrapper.decl))(\\.\(keyPath)) \(decl(id).name)"
    }
    return "@\(fullName(of: wrapper.decl)) \(decl(id).name)"
  }

  /// How a wrapped property invalidates its view's body; `nil` if it never does, or only through its object.
  func subscription(of wrapper: WrapperUse, on property: DeclID) -> Subscription.How? {
    guard let how = subscribes(wrapper.decl) else { return nil }
    // `@Environment(\.model)`: the body depends on which object it is.
    if keyPath(of: wrapper) != nil { return how }
    // For an undeclared type, too, only the reads of the object count.
    if asksForType(wrapper), types.flags(variableType(of: property)).contains(.hasHole) { return nil }
    // For an observable object in `@Environment(Model.self)` or `@State var model = Model()`, each property that is
    // read counts. The state itself counts only if code assigns another object. With `@Binding var model: Model`, the
    // owner of the state may assign one.
    let isFromElsewhere =
      how == .declared && installedWrappers(of: wrapper.decl).allSatisfy { catalogueText(.installed, of: $0) == nil }
    return isFromElsewhere || !isObservable(variableType(of: property)) || isReassigned(property) ? how : nil
  }

  /// How a binding in an unwrapped property invalidates its view's body: `let isOn: Binding<Bool>`.
  func howItIsBound(_ property: DeclID) -> Subscription.How? {
    guard decl(property).flags.isDisjoint(with: [.isComputed, .isStatic, .hasCustomAttributes]) else { return nil }
    let written = variableType(of: property)
    let type = wrapped(written) ?? written
    guard types.kind(type) == .nominal, isFromCatalogue(types.decl(type)),
      decl(types.decl(type)).has(.isPropertyWrapper)
    else { return nil }
    return subscribes(types.decl(type))
  }

  /// The value of `@subscribes("…")` on a catalogue wrapper. A wrapper of the program subscribes as its own properties
  /// do: by declaration, if one of them does.
  func subscribes(_ wrapper: DeclID) -> Subscription.How? {
    let times = installedWrappers(of: wrapper).compactMap { fact(.subscribes, of: $0) }
    if times.contains(.declared) { return .declared }
    return times.isEmpty ? nil : .read
  }

  /// Whether a body that reads a variable is subscribed to it.
  public func isTracked(_ id: DeclID) -> Bool {
    if let wrapper = propertyWrappers(of: id).first { return subscribes(wrapper.decl) != nil }
    return isObservableProperty(id)
  }

  /// Whether this is an observed property of an `@Observable` class.
  func isObservableProperty(_ id: DeclID) -> Bool {
    if let known = observableProperties[id] { return known }
    let found = findsObservation(of: id)
    observableProperties[id] = found
    return found
  }

  /// Whether an attribute takes a property out of the observation of its class: `@ObservationIgnored`, or `@Transient` in
  /// a model of SwiftData.
  func isLeftOutOfObservation(_ id: DeclID) -> Bool {
    guard decl(id).has(.hasCustomAttributes) else { return false }
    let names = attributeNames(of: id)
    return names.contains("ObservationIgnored") || names.contains("Transient")
  }

  private func findsObservation(of id: DeclID) -> Bool {
    guard decl(id).kind == .variable, !decl(id).has(.isConstant), !decl(id).has(.isStatic),
      let owner = owner(of: id), let nominal = nominal(of: owner), decl(nominal).kind == .classType
    else { return false }
    if decl(id).has(.isComputed) { return isOwn(nominal) && isObservable(selfType(nominal)) && isObservedByHand(id) }
    if isLeftOutOfObservation(id) { return false }
    if hasOwnRegistrar(nominal) { return false }
    return isMadeObservable(nominal)
  }

  /// Whether a macro makes a class's own stored properties observable; those of a subclass without the macro are not.
  private func isMadeObservable(_ object: DeclID) -> Bool {
    let type = types.nominal(object, genericContext(of: object).parameters.map { types.parameter($0) })
    guard isObservable(type), isOwn(object) else { return isObservable(type) }
    let observable = known(.observable)
    return decl(object).has(.hasCustomAttributes)
      && inheritances(of: object).contains { inheritance in
        types.kind(inheritance.type) == .nominal && decl(types.decl(inheritance.type)).kind == .protocolType
          && (inheritance.type == observable || conforms(inheritance.type, to: observable))
      }
  }

  /// Whether Core Data implements a property or function: `@NSManaged`.
  public func isManaged(_ id: DeclID) -> Bool {
    decl(id).has(.isPrimitive) && attributeNames(of: id).contains("NSManaged")
  }

  /// Whether the code of a function is in a library that was not compiled from Swift source:
  /// `@_silgen_name("CGSCopySpaces") func spaces()`.
  public func isImplementedOutside(_ id: DeclID) -> Bool {
    let names = attributeNames(of: id)
    return names.contains("_silgen_name") || names.contains("_extern")
  }

  func attributeNames(of id: DeclID) -> [String] {
    guard let list = header(of: id).child(.modifierList) else { return [] }
    return program.configuration.attributes(in: list).compactMap { attribute in
      attribute.children.first?.lastToken.map { attribute.text(of: $0) }
    }
  }

  /// Whether a type is an observable class, or an optional of one.
  func isObservable(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, decl(types.decl(type)).kind == .classType else {
      return wrapped(type).map { isObservable($0) } ?? false
    }
    let observable = known(.observable)
    return types.kind(observable) == .nominal && conforms(type, to: observable)
  }
}
