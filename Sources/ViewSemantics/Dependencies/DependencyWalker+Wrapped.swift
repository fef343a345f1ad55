import ViewSource
import ViewSyntax

/// The program's property wrappers: reading a property runs the getter of `wrappedValue`; reading `$property` runs that
/// of `projectedValue`.
extension DependencyWalker {
  func enter(wrapped property: DeclID, _ part: BodyRecord.Use.Part) {
    guard let wrapper = analyzer.propertyWrappers(of: property).first, analyzer.isOwn(wrapper.decl),
      let code = analyzer.codeOfWrapper(wrapper.decl, for: part)
    else { return }
    enter(code, analyzer.wrapperType(wrapper, of: property), keyPaths(givenTo: wrapper))
  }

  /// The reads of the value or projected value of a property with a wrapper of the program.
  func contents(ofWrapped property: DeclID, _ part: BodyRecord.Use.Part) -> Contents {
    guard let wrapper = analyzer.propertyWrappers(of: property).first, analyzer.isOwn(wrapper.decl) else {
      return Contents()
    }
    let memo = part == .projection ? analyzer.contentsOfProjections : analyzer.contentsOfWrappers
    if let known = memo[property] { return known }
    let inner = DependencyWalker(analyzer, itself: nil, isInside: true)
    inner.enter(wrapped: property, part)
    let found = Contents(values: inner.published.union(inner.readInOrder.map(\.property)), bindings: inner.bound)
    memo[property] = found
    return found
  }

  /// The properties along the key paths that a wrapper's attribute passes, by the wrapper's stored property:
  /// `@Setting(\.isLarge) var isLarge`. Several key paths are matched in order.
  private func keyPaths(givenTo wrapper: WrapperUse) -> [Name: Source] {
    let paths = wrapper.attribute.attributeArguments.compactMap(\.node).filter { $0.kind == .keyPathExpr }
    if paths.isEmpty { return [:] }
    let keepers = analyzer.children(of: wrapper.decl).filter { member in
      analyzer.decl(member).kind == .variable
        && analyzer.decl(member).flags.isDisjoint(with: [.isComputed, .isStatic])
        && analyzer.isKeyPath(analyzer.variableType(of: member))
    }
    guard keepers.count == paths.count else { return [:] }
    var found: [Name: Source] = [:]
    for (keeper, path) in zip(keepers, paths) {
      let root = analyzer.types.argument(analyzer.variableType(of: keeper), 0)
      // The names along the path are resolved by syntax, on the types of the members.
      let along = properties(along: path, from: root, analyzer.record(of: keeper))
      found[analyzer.decl(keeper).name] = Source(keyPaths: Set(along.map(\.decl)))
    }
    return found
  }
}

extension Analyzer {
  /// The computed property of a wrapper that provides a part of its property.
  fileprivate func codeOfWrapper(_ wrapper: DeclID, for part: BodyRecord.Use.Part) -> DeclID? {
    let name: Name =
      switch part {
      case .value: .wrappedValue
      case .projection: .projectedValue
      case .storage: .none
      }
    return directMembers(of: wrapper, named: name).first { decl($0).kind == .variable && decl($0).has(.isComputed) }
  }

  /// Whether a type is a key path type with a known root.
  fileprivate func isKeyPath(_ type: TypeID) -> Bool {
    types.argumentCount(type) == 2 && KnownType.keyPaths.contains { isKnown(type, $0) }
  }
}
