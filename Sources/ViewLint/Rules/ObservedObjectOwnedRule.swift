import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns of an object that a view makes for itself but does not keep.
struct ObservedObjectOwnedRule: Rule {
  static let info = RuleInfo(
    "observed_object_owned", .state, .warning, isFixable: true,
    summary: "the view makes this object anew whenever its parent is updated",
    explanation: """
      `@ObservedObject` observes an object that somebody else keeps. With an initial value of its own, the object is made \
      each time that the parent makes the view, which is at each of its updates: what was loaded or typed is gone, \
      without any change of identity. `@StateObject` makes it once and keeps it as long as the view lives.
      """,
    silence: """
      An initial value that is found and not made, as `Model.shared`, is kept by whoever has it.
      """,
    examples: [
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var items: [String] = []
        }
        struct FeedView: View {
          @ObservedObject private var ↓feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            @Published var items: [String] = []
          }
          struct FeedView: View {
            @StateObject private var feed = Feed()
            var body: some View { Text(feed.items.joined()) }
          }
          """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          init(name: String) {}
        }
        struct FeedView: View {
          @ObservedObject var ↓feed: Feed = Feed(name: "all")
          var body: some View { Text("Feed") }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            init(name: String) {}
          }
          struct FeedView: View {
            @StateObject var feed: Feed = Feed(name: "all")
            var body: some View { Text("Feed") }
          }
          """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          static let shared = Feed()
        }
        struct FeedView: View {
          @ObservedObject private var feed = Feed.shared
          var body: some View { Text("Feed") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {}
        struct FeedView: View {
          @ObservedObject var feed: Feed
          var body: some View { Text("Feed") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 9, of: 9, inApps: 4))

  static let visits: [NodeKind] = [.patternBinding]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl,
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      wrapper.decl == context.analyzer.knownDecl(.observedObject), let owner = context.ownerType,
      context.conforms(owner, to: .dynamicProperty) || context.conforms(owner, to: .view),
      let value = node.child(.initializerClause)?.children.first(where: { $0.kind.isExpr }),
      let made = context.madeType(value), context.analyzer.decl(made).kind == .classType,
      let word = wrapper.attribute.children.first?.lastToken
    else { return }
    // An internal property may be given another object by whoever makes the view.
    let isPrivate = context.analyzer.decl(decl).access <= .fileprivateAccess
    let name = context.analyzer.name(of: decl)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` is made anew whenever the parent of `\(context.analyzer.name(of: owner))` is updated, and all that is in it "
          + "is lost; keep it in a `@StateObject`",
        in: context.file, at: context.analyzer.nameRange(of: decl),
        fixIts: [FixIt("`@StateObject`", [TextEdit(word.range, "StateObject")], isSafe: isPrivate)]))
  }
}
