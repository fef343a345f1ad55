import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes state that the maker of the view can set, although only the first value counts.
struct StateNotPrivateRule: Rule {
  static let info = RuleInfo(
    "state_not_private", .state, .note, isFixable: true, profile: .strict,
    summary: "the state is not private and looks like an input of the view, but is none",
    explanation: """
      The caller seems to control the value but does not. A property that is not private is a parameter of the view's \
      memberwise initializer, and for `@State` and `@StateObject` that value counts only when the view first appears. \
      Make the property private, or take a value or a `@Binding`.
      """,
    silence: """
      The rule ignores private and fileprivate properties, and wrappers that get their value from elsewhere, such as \
      `@Environment` and `@Binding`. There is no fix where other code uses the property or passes it a value, perhaps \
      on another platform or through a key path, or where a protocol requires it.
      """,
    examples: [
      RuleExample(
        """
        struct Counter: View {
          @State var ↓count = 0
          var body: some View { Text("Count") }
        }
        """,
        fixed: """
          struct Counter: View {
            @State private var count = 0
            var body: some View { Text("Count") }
          }
          """),
      RuleExample(
        """
        final class Model: ObservableObject {}
        struct Counter: View {
          @StateObject var ↓model = Model()
          var body: some View { Text("Count") }
        }
        """,
        fixed: """
          final class Model: ObservableObject {}
          struct Counter: View {
            @StateObject private var model = Model()
            var body: some View { Text("Count") }
          }
          """),
      RuleExample(
        """
        struct Counter: View {
          @State var ↓count = 0
          var body: some View { Text("Count") }
        }
        struct Counters: View {
          var body: some View { Counter(count: 3) }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @State private var count = 0
          var body: some View { Text("Count") }
        }
        """),
      RuleExample(
        """
        struct Counter: View {
          @Binding var count: Int
          var body: some View { Text("Count") }
        }
        """),
      RuleExample(
        """
        protocol Counting {
          var count: Int { get }
        }
        struct Counter: View, Counting {
          @State var ↓count = 0
          @State var ↓other = 0
          @State var ↓third = 0
          var body: some View { Text("Count") }
        }
        let paths = [\\Counter.other]
        #if os(macOS)
          func make() -> Counter { Counter(third: 3) }
        #endif
        """),
      RuleExample(
        """
        struct Flag: DynamicProperty {
          @State var isOn = false
        }
        struct Lamp: View {
          private let flag = Flag()
          var body: some View { Text(flag.isOn ? "On" : "Off") }
        }
        """),
    ], precision: RuleInfo.Precision(right: 20, of: 20, inApps: 3))

  static let visits: [NodeKind] = [.patternBinding]
  static let usesProgramFacts = true

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard context.ancestors.isEmpty, let decl = context.decl, context.analyzer.decl(decl).access > .fileprivateAccess,
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      context.analyzer.catalogueText(.owns, of: wrapper.decl) != nil, let owner = context.ownerType,
      context.analyzer.decl(owner).kind == .structure, !context.isPlain(owner),
      // A wrapper or helper for views has state for the views that use it.
      !context.conforms(owner, to: .dynamicProperty),
      let word = context.analyzer.header(of: decl).ownToken(.varKeyword)
    else { return }
    let header = context.analyzer.header(of: decl)
    let isAlone = header.children.count { $0.kind == .patternBinding } == 1
    let access = header.child(.modifierList)?.ownTokens.contains { $0.kind != .at } ?? false
    let name = context.analyzer.name(of: decl)
    // A property without a default needs an argument.
    let isGiven =
      context.analyzer.memberwiseSignature(of: owner)?.parameters.contains {
        $0.label == context.analyzer.decl(decl).name && !$0.hasDefault
      } ?? false
    let start = Int(word.start)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(name)` looks like an input of the view, but a caller's value counts only when the view first appears; "
          + "make it `private`",
        in: context.file, at: context.analyzer.nameRange(of: decl),
        fixIts: access || isGiven || !isAlone || !context.seesAllUses(of: decl)
          ? [] : [FixIt("`private`", [TextEdit(SourceRange(start, start), "private ")], isSafe: false)]),
      fixIf: .unseen(decl, of: owner))
  }
}
