import ViewSource
import ViewSyntax

extension Analyzer {
  /// What each body in a file depends on.
  ///
  /// - Parameter view: only the type of this name.
  public func dependencies(in file: FileID, view: String? = nil) -> [ViewDependencies] {
    let summary = program.file(file).summary
    return summary.decls.indices.compactMap { index in
      let id = DeclID(file, index)
      guard decl(id).name == .body, isContent(id), let owner = owner(of: id), let nominal = nominal(of: owner) else {
        return nil
      }
      let name = decl(nominal).name.text
      if let view, view != name { return nil }
      return dependencies(of: id, nominal, name)
    }
  }

  private func dependencies(of body: DeclID, _ nominal: DeclID, _ name: String) -> ViewDependencies {
    let walker = DependencyWalker(self)
    let reads = walker.walk(body)
    var subscriptions: [Subscription] = []
    var properties: [(decl: DeclID, name: String)] = []
    for member in children(of: nominal) where decl(member).kind == .variable && !decl(member).has(.isStatic) {
      guard let wrapper = propertyWrappers(of: member).first, let how = subscription(of: wrapper, on: member) else {
        continue
      }
      properties.append((member, propertyName(member)))
      let places = reads.first { $0.property == member }?.places
      if how == .declared {
        subscriptions.append(
          Subscription(
            property: member, name: propertyName(member), how: .declared,
            places: [.init(file: member.file, range: nameRange(of: member), condition: nil, content: nil)]))
      } else if let places {
        subscriptions.append(Subscription(property: member, name: propertyName(member), how: .read, places: places))
      }
    }
    for read in reads where isObservableProperty(read.property) {
      subscriptions.append(
        Subscription(property: read.property, name: fullName(of: read.property), how: .read, places: read.places))
      properties.append((read.property, fullName(of: read.property)))
    }
    return ViewDependencies(
      view: name, decl: body, subscriptions: subscriptions, children: walker.children, properties: properties,
      isComplete: isKnown(variableType(of: body), besidesUndeclared: !walker.hasUnknownArguments))
  }

  /// Whether a type is known throughout, behind its opaque parts too, but for what SwiftUI itself calls a part.
  ///
  /// - Parameter besidesUndeclared: whether types that are declared elsewhere may be in it.
  private func isKnown(_ type: TypeID, besidesUndeclared: Bool) -> Bool {
    var printer = TypePrinter(self)
    _ = printer.print(type)
    return printer.reasons.allSatisfy { $0.kind == .uncertain || besidesUndeclared && $0.kind == .undeclaredType }
  }

  private func propertyName(_ id: DeclID) -> String {
    guard let wrapper = propertyWrappers(of: id).first else { return decl(id).name.text }
    return "@\(decl(wrapper.decl).name) \(decl(id).name)"
  }

  /// How a wrapped property makes its view's body run again; `nil` if it never does, or only through what it holds.
  private func subscription(of wrapper: WrapperUse, on property: DeclID) -> Subscription.How? {
    guard let how = subscribes(wrapper.decl) else { return nil }
    // `@Environment(Model.self)`, `@State var model = Model()`: of an observable object each property that is read.
    return isObservable(variableType(of: property)) ? nil : how
  }

  /// The text of `@subscribes("…")` of a wrapper of the catalogue; a wrapper of the program subscribes as its own
  /// properties do.
  func subscribes(_ wrapper: DeclID) -> Subscription.How? {
    if let text = catalogueText("subscribes", of: wrapper) { return Subscription.How(rawValue: text) }
    guard !isFromCatalogue(wrapper) else { return nil }
    for member in children(of: wrapper) where decl(member).kind == .variable {
      if let inner = propertyWrappers(of: member).first, inner.decl != wrapper, let how = subscribes(inner.decl) {
        return how
      }
    }
    return nil
  }

  /// Whether reading a variable while a body runs subscribes that body.
  public func isTracked(_ id: DeclID) -> Bool {
    if let wrapper = propertyWrappers(of: id).first { return subscribes(wrapper.decl) != nil }
    return isObservableProperty(id)
  }

  /// A stored property of a class that is `@Observable`.
  func isObservableProperty(_ id: DeclID) -> Bool {
    guard decl(id).kind == .variable, !decl(id).has(.isComputed), !decl(id).has(.isConstant), !decl(id).has(.isStatic),
      let owner = owner(of: id), let nominal = nominal(of: owner), decl(nominal).kind == .classType
    else { return false }
    if decl(id).has(.hasCustomAttributes), attributeNames(of: id).contains("ObservationIgnored") { return false }
    return isObservable(types.nominal(nominal, genericContext(of: nominal).parameters.map { types.parameter($0) }))
  }

  private func attributeNames(of id: DeclID) -> [String] {
    header(of: id).child(.modifierList)?.children.compactMap { attribute in
      attribute.kind == .attribute ? attribute.children.first?.lastToken.map { attribute.text(of: $0) } : nil
    } ?? []
  }

  private func isObservable(_ type: TypeID) -> Bool {
    guard types.kind(type) == .nominal, decl(types.decl(type)).kind == .classType else {
      return wrapped(type).map { isObservable($0) } ?? false
    }
    let observable = known(.observable)
    return types.kind(observable) == .nominal && conforms(type, to: observable)
  }
}
