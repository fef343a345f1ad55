import ViewSemantics
import ViewSource
import ViewSyntax

/// Finds uses of API that the catalogue marks as deprecated for the deployment target.
struct DeprecationFinder {
  /// The rule that reports the deprecations.
  let info: RuleInfo
  /// Whether to find deprecations without a compiler warning, or all others.
  let isSoft: Bool

  static let visits: [NodeKind] = [.functionCallExpr, .implicitMemberExpr, .memberAccessExpr, .patternBinding]

  /// The first version that deprecates properties and protocols.
  private static let firstWithMembers = 27

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr { return checkCall(node, in: context) }
    let configuration = context.analyzer.program.configuration
    guard configuration.platform.versionOfIOS(for: configuration.target) >= Self.firstWithMembers else { return }
    if node.kind == .patternBinding { return checkProtocols(node, in: context) }
    guard let decl = context.record.decl(of: node), context.analyzer.decl(decl).kind == .variable,
      let deprecation = deprecation(of: decl, context), let name = node.lastToken, isNews(context)
    else { return }
    report("`\(node.text(of: name))` is \(word)", deprecation, at: name.range, context) {
      rename(name, deprecation, isSafe: false)
    }
  }

  private var word: String { isSoft ? "out of date" : "deprecated" }

  private func deprecation(of decl: DeclID, _ context: RuleContext) -> Analyzer.Deprecation? {
    context.analyzer.deprecation(of: decl).flatMap { $0.isSoft == isSoft ? $0 : nil }
  }

  private func checkCall(_ node: SyntaxNode, in context: RuleContext) {
    guard let use = context.record.uses[node.id],
      let deprecation = deprecation(of: use.decl, context), let name = node.calleeName,
      isMeant(node, use, context), isNews(context)
    else { return }
    report("this form of `\(node.text(of: name))` is \(word)", deprecation, at: name.range, context) {
      fixes(of: node, name, use, deprecation, context)
    }
  }

  /// Reports a conformance of a program's type to a deprecated protocol, at the first body of the type.
  private func checkProtocols(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, let owner = context.ownerType,
      let clause = analyzer.node(of: owner).child(.inheritanceClause),
      analyzer.children(of: owner).first(where: { analyzer.decl($0).has(.isComputed) }) == decl, isNews(context)
    else { return }
    for type in clause.children where type.kind.isType {
      guard let name = type.lastToken,
        let found = analyzer.ancestors(of: owner).first(where: {
          analyzer.decl($0).name == type.name(of: name) && analyzer.isFromCatalogue($0)
        }), let deprecation = deprecation(of: found, context)
      else { continue }
      report("`\(type.text)` is \(word)", deprecation, at: type.range, context) { [] }
    }
  }

  private func report(
    _ what: String, _ deprecation: Analyzer.Deprecation, at range: SourceRange, _ context: RuleContext,
    fixIts: () -> [FixIt]
  ) {
    var diagnostic = Diagnostic(
      info.level, info.id, "\(what): \(deprecation.advice)", in: context.file, at: range, fixIts: fixIts())
    diagnostic.since = deprecation.since
    context.report(diagnostic)
  }

  /// Whether the code is not in an availability check and not deprecated itself.
  private func isNews(_ context: RuleContext) -> Bool {
    let isAsked = context.ancestors.contains { around in
      around.kind == .ifExpr && around.conditions.contains { $0.kind == .availabilityCondition }
    }
    return !isAsked && !isDeprecatedItself(context)
  }

  private static let deprecated: Name = "deprecated"
  private static let obsoleted: Name = "obsoleted"

  /// `@available(*, deprecated)` on the current declaration or an enclosing one.
  private func isDeprecatedItself(_ context: RuleContext) -> Bool {
    var next = context.decl
    while let decl = next {
      let attributes = context.analyzer.node(of: decl).child(.modifierList)?.children.filter { $0.kind == .attribute }
      if attributes?.contains(where: { $0.mentions(Self.deprecated) || $0.mentions(Self.obsoleted) }) == true {
        return true
      }
      next = context.analyzer.owner(of: decl)
    }
    return false
  }

  /// Whether each closure has as many parameters as its type; otherwise the call is meant for another overload.
  private func isMeant(_ call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let parameters = analyzer.parameters(of: use)
    return analyzer.arguments(of: call, context.record).allSatisfy { argument in
      guard argument.node.kind == .closureExpr, let number = argument.parameter, number < parameters.count,
        analyzer.types.kind(parameters[number].type) == .function
      else { return true }
      let given = argument.node.child(.closureSignature)?.children.count { $0.kind == .closureParameter } ?? 0
      return given == 0 || given == analyzer.types.argumentCount(parameters[number].type) - 1
    }
  }
}
