import ViewSource
import ViewSyntax

/// What a property wrapper of the program does where its property is read: the code of its `wrappedValue` runs, where
/// `$property` stands that of its `projectedValue`.
extension DependencyWalker {
  func enter(wrapped property: DeclID, _ part: BodyRecord.Use.Part) {
    guard let wrapper = analyzer.propertyWrappers(of: property).first, analyzer.isOwn(wrapper.decl),
      let code = analyzer.codeOfWrapper(wrapper.decl, for: part)
    else { return }
    enter(code, analyzer.wrapperType(wrapper, of: property), keyPaths(givenTo: wrapper))
  }

  /// What is read for the value or the projection of a property with a wrapper of the program.
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

  /// `@Setting(\.isLarge) var isLarge`: by the wrapper's properties that keep key paths the properties that these go
  /// along. Of several each keeps the one that is given in its turn.
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
      // Syntax alone tells the names along the path, whose types are those of the members.
      let along = properties(along: path, from: root, analyzer.record(of: keeper))
      found[analyzer.decl(keeper).name] = Source(keyPaths: Set(along.map(\.decl)))
    }
    return found
  }
}

extension Analyzer {
  /// The computed property of a wrapper that runs for a part of its property.
  fileprivate func codeOfWrapper(_ wrapper: DeclID, for part: BodyRecord.Use.Part) -> DeclID? {
    let name: Name =
      switch part {
      case .value: .wrappedValue
      case .projection: .projectedValue
      case .storage: .none
      }
    return directMembers(of: wrapper, named: name).first { decl($0).kind == .variable && decl($0).has(.isComputed) }
  }

  /// Whether a type is that of key paths which say what they begin at.
  fileprivate func isKeyPath(_ type: TypeID) -> Bool {
    types.argumentCount(type) == 2 && KnownType.keyPaths.contains { isKnown(type, $0) }
  }
}
