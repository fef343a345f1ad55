import ViewSemantics
import ViewSource
import ViewSyntax

/// The objects that a wrapper stores exist only while SwiftUI shows the view. Before that, and in other values of the
/// view's type, each access makes another object.
extension RuleContext {
  /// The condition for moving a property's object to a wrapper: only the shown view uses it. `nil` if an initializer, a
  /// static member or another value of the type uses it.
  func conditionToKeep(_ property: DeclID, of type: DeclID) -> ProgramCondition? {
    var own = [property]
    for (member, isOfOther) in membersTouching(property, of: type) {
      let decl = analyzer.decl(member)
      if isOfOther || analyzer.isInitializer(member) || decl.has(.isStatic) { return nil }
      // SwiftUI evaluates `body`.
      if decl.name == .body { continue }
      if analyzer.mayMeetRequirement(member, countsCatalogue: false) { return nil }
      own.append(member)
    }
    return .all([.kept(property, of: type), .ownMembers(own, of: type)])
  }
}

extension RuleContext {
  /// Whether a type has no conformance to SwiftUI's protocols: all its protocols are the program's own or the standard
  /// library's.
  func isPlain(_ owner: DeclID) -> Bool {
    guard let view = analyzer.knownDecl(KnownType.view), analyzer.directMembers(of: owner, named: .body).isEmpty else {
      return false
    }
    let module = analyzer.program.moduleNumber(of: view.file)
    let isOfViews = analyzer.ancestors(of: owner).contains { analyzer.program.moduleNumber(of: $0.file) == module }
    return !isOfViews && analyzer.knowsInheritances(of: owner) && !conformsForOthers(owner)
  }

  /// Whether a type may conform to a protocol in inactive `#if` code: `extension Table: NSViewRepresentable` in an
  /// `#if os(macOS)`.
  private func conformsForOthers(_ type: DeclID) -> Bool {
    let name = analyzer.decl(type).name
    return analyzer.program.userFileIDs.contains { file in
      let tree = analyzer.program.file(file).tree
      guard tree.hasConditions, tree.root.mentions(name) else { return false }
      return conforms(name, inWhatIsLeftOutOf: tree.root.children)
    }
  }

  private func conforms(_ name: Name, inWhatIsLeftOutOf items: some Sequence<SyntaxNode>) -> Bool {
    for item in items where item.kind == .ifConfigDecl {
      let active = analyzer.program.configuration.activeElements(of: item)
      for clause in item.children {
        if conforms(name, inWhatIsLeftOutOf: clause.children) { return true }
        let isLeftOut = clause.children.contains { element in
          element.kind == .extensionDecl && element.child(.inheritanceClause) != nil
            && !active.contains { $0.id == element.id }
            && element.children.first { $0.kind.isType }?.lastToken.map { element.name(of: $0) } == name
        }
        if isLeftOut { return true }
      }
    }
    return false
  }
}
