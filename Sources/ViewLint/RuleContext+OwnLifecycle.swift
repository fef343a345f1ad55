import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The moments at which the program's own modifiers and views run the actions that they are given.
extension RuleContext {
  /// The maximum number of modifiers and views that pass an action on to each other.
  private static var maximumReceivers: Int { 3 }

  /// When the receiver of an action runs it: `onLoad { … }`, a modifier of the program that calls its action in
  /// `onAppear`. `nil` if the receiver is not the program's, or its code does not show that it runs the action.
  func moments(ofActionGivenTo call: SyntaxNode, _ action: SyntaxNode, depth: Int) -> Set<PlacedWrite.Moment>? {
    guard depth < Self.maximumReceivers, let use = record.uses[call.id], isOwn(use.decl) else { return nil }
    var found: Set<PlacedWrite.Moment> = []
    if let made = writtenMadeType(call), isOwn(made), let property = property(of: made, for: action, in: call) {
      for part in [made] + analyzer.extensions(of: made) {
        for member in analyzer.children(of: part) where !analyzer.isInitializer(member) {
          found.formUnion(moments(ofAction: analyzer.decl(property).name, in: member, depth: depth + 1))
        }
      }
    } else if analyzer.isOwnFunction(use.decl), let (parameter, _) = parameter(taking: action, in: call) {
      let name = parameter.name == .none ? parameter.label : parameter.name
      found = moments(ofAction: name, in: use.decl, depth: depth + 1)
    }
    return found.isEmpty ? nil : found
  }

  /// When the code of a declaration runs an action that it knows by a name.
  private func moments(ofAction name: Name, in decl: DeclID, depth: Int) -> Set<PlacedWrite.Moment> {
    let code = analyzer.node(of: decl)
    guard code.mentions(name) else { return [] }
    var found: Set<PlacedWrite.Moment> = []
    for node in code.subtree where node.isNameOrMemberOfSelf && node.lastToken.map({ node.name(of: $0) }) == name {
      let inner = RuleContext(analyzer, decl.file)
      inner.enter(decl)
      inner.descend(towards: node)
      inner.descend(into: node)
      found.formUnion(inner.momentsOfEnclosingCall(of: node, depth: depth) ?? [])
    }
    return found
  }

  /// When the innermost call around a name that takes it, or a closure with it, as an action runs that action.
  private func momentsOfEnclosingCall(of name: SyntaxNode, depth: Int) -> Set<PlacedWrite.Moment>? {
    var given = name
    for around in ancestors.reversed() where around.id != name.id {
      if around.kind == .closureExpr { given = around }
      guard around.kind == .functionCallExpr, around.children.first.map({ !$0.range.contains(name.range) }) ?? true
      else { continue }
      if let moments = moments(ofCall: around, given, depth: depth) { return moments }
    }
    return nil
  }
}
