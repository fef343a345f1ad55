import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an initializer that reads a property which SwiftUI sets only when the view is installed.
struct ReadBeforeInstalledRule: Rule {
  static let info = RuleInfo(
    "read_before_installed", .state, .warning, isFixable: false,
    summary: "the initializer reads a property that SwiftUI sets only when it shows the view",
    explanation: """
      Each read of a `@StateObject` in the initializer creates a new object, which is discarded with every change made \
      to it; a read of `@EnvironmentObject` or `@Environment(Model.self)` crashes the app; `@Environment(\\.locale)` \
      returns the default. SwiftUI sets a view's dynamic properties only when it shows the view, after the \
      initializer. Do the work in `onAppear` or `task`, or pass the object what it needs where it is created: `_model \
      = StateObject(wrappedValue: Model(id: id))`.
      """,
    silence: """
      The rule ignores assignments to the storage, such as `_model = StateObject(wrappedValue:)`, and closures in the \
      initializer that run later. Reading a `@State` is allowed: it already has its first value.
      """,
    examples: [
      RuleExample(
        """
        final class Counter: ObservableObject {
          @Published var count = 0
        }
        @main struct Counting: App {
          @StateObject private var counter = Counter()
          init() { ↓counter.count = 5 }
          var body: some Scene { WindowGroup { Text("\\(counter.count)") } }
        }
        struct Page: View {
          @StateObject private var counter: Counter
          @State private var start: Int
          init(start: Int) {
            self.start = start
            _counter = StateObject(wrappedValue: Counter())
          }
          var body: some View { Text("\\(counter.count + start)") }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var id = 0
          func load(_ id: Int) { self.id = id }
        }
        struct Detail: View {
          @StateObject private var model = Model()
          init(id: Int) { ↓model.load(id) }
          var body: some View { Text("\\(model.id)") }
        }
        """),
      RuleExample(
        """
        final class Session: ObservableObject {
          @Published var name = ""
          func start() {}
        }
        struct Home: View {
          @EnvironmentObject var session: Session
          @Environment(\\.colorScheme) private var scheme
          private let isDark: Bool
          init() {
            isDark = ↓scheme == .dark
          }
          var body: some View { Text(session.name + (isDark ? "!" : "")) }
        }
        struct Other: View {
          @EnvironmentObject var session: Session
          init() { begin() }
          private func begin() { ↓session.start() }
          var body: some View { Text(session.name) }
        }
        """),
      RuleExample(
        """
        final class Model: ObservableObject {
          @Published var id: Int
          init(id: Int) { self.id = id }
        }
        struct Detail: View {
          @StateObject private var model: Model
          @State private var count = 0
          @ObservedObject var other: Model
          init(id: Int, other: Model) {
            _model = StateObject(wrappedValue: Model(id: id))
            self.other = other
            other.id = count
          }
          var body: some View { Text("\\(model.id) \\(count) \\(other.id)").onAppear { model.id += 1 } }
        }
        """),
    ], precision: RuleInfo.Precision(right: 3, of: 3, inApps: 200))

  static let visits: [NodeKind] = [.initializerDecl]

  private static let object: Name = "StateObject"
  private static let environment: [Name] = ["EnvironmentObject", "Environment"]

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let owner = context.ownerType, analyzer.decl(owner).kind == .structure,
      context.conforms(owner, to: .view) || context.conforms(owner, to: "App") || context.conforms(owner, to: "Scene")
        || context.conforms(owner, to: "ViewModifier"), let block = node.child(.codeBlock)
    else { return }
    let properties = analyzer.children(of: owner).filter { isGivenLater($0, analyzer) }
    guard !properties.isEmpty, let read = ReadAsItRuns(of: Set(properties), in: block, context) else { return }
    let name = analyzer.name(of: read.property)
    let isObject = analyzer.propertyWrappers(of: read.property).first?.decl == analyzer.knownDecl(Self.object)
    let effect =
      isObject
      ? "`\(name)` is a temporary object here, and what is done to it is lost: the view's own object is created when "
        + "the view is shown"
      : isValue(read.property, analyzer)
        ? "`\(name)` has its default value here: a view gets its environment only when it is shown"
        : "reading `\(name)` here crashes the app: a view gets its environment only when it is shown"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        effect
          + (isObject
            ? "; pass it what it needs in `StateObject(wrappedValue:)`, or use `onAppear`" : "; use `onAppear`"),
        in: read.file, at: read.node.range))
  }

  private func isGivenLater(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    guard let wrapper = analyzer.propertyWrappers(of: property).first else { return false }
    return wrapper.decl == analyzer.knownDecl(Self.object)
      || Self.environment.contains { analyzer.knownDecl($0) == wrapper.decl }
  }

  /// Whether a property is an environment value, which has a default, and no object.
  private func isValue(_ property: DeclID, _ analyzer: Analyzer) -> Bool {
    analyzer.propertyWrappers(of: property).first?.attribute.contains { $0.kind == .keyPathExpr } ?? false
  }
}
