import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an `ObservableObject` that declares its own `objectWillChange` publisher and never sends it.
struct UnsentChangeRule: Rule {
  static let info = RuleInfo(
    "object_will_change_unsent", .state, .warning, isFixable: false,
    summary: "the object declares its own `objectWillChange` and never sends it: no view is updated",
    explanation: """
      Views show old values. They observe an `ObservableObject` through its `objectWillChange`. `@Published` sends \
      the publisher that Swift synthesizes, but not a subject that the class declares instead, `let objectWillChange \
      = PassthroughSubject<Void, Never>()`. Delete the declaration, or send the subject before each change.
      """,
    silence: """
      The rule ignores classes whose subject the program uses, and an `ObservableObjectPublisher`, which `@Published` \
      does send.
      """,
    examples: [
      RuleExample(
        """
        import Combine
        final class Score: ObservableObject {
          let ↓objectWillChange = PassthroughSubject<Void, Never>()
          @Published var points = 0
        }
        """),
      RuleExample(
        """
        import Combine
        final class Score: ObservableObject {
          let objectWillChange = PassthroughSubject<Void, Never>()
          var points = 0 { willSet { objectWillChange.send() } }
        }
        final class Other: ObservableObject {
          let objectWillChange = ObservableObjectPublisher()
          @Published var points = 0
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 162))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true
  static let outsideViews = OutsideViews(properties: ["objectWillChange"])

  private static let name: Name = "objectWillChange"
  private static let subject: Name = "PassthroughSubject"

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard context.ancestors.isEmpty, let decl = context.decl, analyzer.decl(decl).name == Self.name,
      let owner = context.ownerType, context.conforms(owner, to: .observableObject),
      let type = context.nominal(analyzer.variableType(of: decl)), analyzer.isFromCatalogue(type),
      analyzer.decl(type).name == Self.subject
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "nothing sends this, also not `@Published`: no change updates a view; delete the declaration, or send it "
          + "before each change",
        in: context.file, at: analyzer.nameRange(of: decl)),
      // Code that uses a publisher of this name may send this one.
      if: .nowhere([Self.name]) { _, _ in true })
  }
}
