import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an object that a view makes for itself but does not own.
struct ObservedObjectOwnedRule: Rule {
  static let info = RuleInfo(
    "observed_object_owned", .state, .warning, isFixable: true,
    summary: "the view creates this object again whenever its parent is updated",
    explanation: """
      What was loaded or typed is lost, without any change of identity. `@ObservedObject` observes an object that \
      another owner keeps. With an initial value, the object is created each time that the parent creates the view, \
      which is at each of its updates. `@StateObject` creates it once and keeps it for the lifetime of the view.
      """,
    silence: """
      An initial value that already exists elsewhere, such as `Model.shared`. An object that keeps only what it is \
      given, and in which only a publisher of that sets anything, which has nothing to lose. An object for a sheet, \
      and one for the destination of a link, unless the body is evaluated again while that covers it: an object that \
      the body reads changes, or what the screen is given changes the view's own state. Property wrappers, which \
      mostly compute again what they show. A view that only a `UIHostingController` is given, or that only code \
      outside of views creates, which has no parent that creates it again. There is no fix where code sets the \
      property or names its storage, which `@StateObject` does not allow, nor where the object is used in an \
      initializer, through a protocol or through a value of the view that is not shown: there `@StateObject` gives \
      another object each time.
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
          var body: some View { Text(String(describing: feed)) }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            init(name: String) {}
          }
          struct FeedView: View {
            @StateObject var feed: Feed = Feed(name: "all")
            var body: some View { Text(String(describing: feed)) }
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
      RuleExample(
        """
        final class Feed: ObservableObject {
          init(name: String = "") {}
        }
        struct FeedView: View {
          @ObservedObject var feed: Feed
          @ObservedObject private var other: Feed
          @ObservedObject private var given: Feed
          init(name: String, given: Feed) {
            ↓self.feed = Feed(name: name)
            ↓_other = ObservedObject(wrappedValue: Feed())
            self.given = given
          }
          var body: some View { Text("Feed") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var count = 0
        }
        struct FeedView: View {
          @ObservedObject var feed: Feed
          init() { ↓self._feed = ObservedObject(wrappedValue: Feed()) }
          init(count: Int) { self._feed = ObservedObject(wrappedValue: Feed()) }
          var body: some View { Text("\\(feed.count)") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {}
        struct Rows: View {
          @ObservedObject var feed: Feed
          init(feed: ObservedObject<Feed>) { _feed = feed }
          var body: some View { Text("Rows") }
        }
        struct FeedView: View {
          @ObservedObject private var ↓feed = Feed()
          @ObservedObject private var ↓other = Feed()
          @ObservedObject private(set) var ↓third = Feed()
          @ObservedObject private var ↓fourth = Feed() { didSet { print("new") } }
          @ObservedObject var ↓fifth = Feed()
          init() {}
          init(feed: Feed) { self.feed = feed }
          var body: some View { Rows(feed: _other) }
        }
        struct Feeds: View {
          var view = FeedView()
          var body: some View { view }
          mutating func load() { view.fifth = Feed() }
        }
        """),
      RuleExample(
        """
        struct Mark {
          var name: String
        }
        final class Title: ObservableObject {
          @Binding var isOn: Bool
          let mark: Mark
          let text: String
          init(_ mark: Mark, isOn: Binding<Bool>) {
            self.mark = mark
            text = mark.name.uppercased()
            _isOn = isOn
          }
        }
        final class Cover: ObservableObject {
          let mark: Mark
          let feed: Feed
          init(_ mark: Mark) {
            self.mark = mark
            feed = Feed()
          }
        }
        final class Feed: ObservableObject {
          @Published var items: [String] = []
        }
        struct Row: View {
          @ObservedObject private var title: Title
          @ObservedObject private var cover: Cover
          init(mark: Mark, isOn: Binding<Bool>) {
            title = Title(mark, isOn: isOn)
            ↓cover = Cover(mark)
          }
          var body: some View { Toggle(title.text, isOn: title.$isOn) }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var count = 0
        }
        protocol Pausable {
          func pause()
        }
        struct Begun: View {
          @ObservedObject private var ↓feed = Feed()
          init(count: Int) { begin(count) }
          private func begin(_ count: Int) { feed.count = count }
          var body: some View { Text("\\(feed.count)") }
        }
        struct Bound: View {
          @ObservedObject private var ↓feed = Feed()
          init(count: Int) { $feed.count.wrappedValue = count }
          var body: some View { Text("\\(feed.count)") }
        }
        struct Made: View {
          @ObservedObject private var ↓feed = Feed()
          static func make() -> Made {
            let made = Made()
            made.feed.count = 3
            return made
          }
          var body: some View { Text("\\(feed.count)") }
        }
        struct Paused: View, Pausable {
          @ObservedObject private var ↓feed = Feed()
          func pause() { feed.count = 0 }
          var body: some View { Text("\\(feed.count)") }
        }
        struct Stopped: View {
          @ObservedObject private var ↓feed = Feed()
          func stop() { feed.count = 0 }
          var body: some View { Text("\\(feed.count)") }
        }
        final class Story {
          let page = Stopped()
          func stop() { page.stop() }
        }
        struct Pages: View {
          var body: some View { Stopped() }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var count = 0
        }
        struct FeedView: View {
          @ObservedObject private var ↓feed = Feed()
          let title: String
          init(title: String) { self.title = title }
          private func reload() { feed.count += 1 }
          var body: some View { Text("\\(feed.count)").onAppear { reload() } }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            @Published var count = 0
          }
          struct FeedView: View {
            @StateObject private var feed = Feed()
            let title: String
            init(title: String) { self.title = title }
            private func reload() { feed.count += 1 }
            var body: some View { Text("\\(feed.count)").onAppear { reload() } }
          }
          """),
      RuleExample(
        """
        import UIKit
        final class Stock: ObservableObject { @Published var count = 0 }
        struct Editor: View {
          @ObservedObject private var stock: Stock
          init(count: Int) { stock = Stock() }
          var body: some View { Button("More") { stock.count += 1 } }
        }
        struct Viewer: View {
          @ObservedObject private var stock: Stock
          init() { ↓stock = Stock() }
          var body: some View { Button("More") { stock.count += 1 } }
        }
        final class Screen: UIViewController {
          func edit() { show(UIHostingController(rootView: Editor(count: 3).padding()), sender: nil) }
          func look() { show(UIHostingController(rootView: Group { Viewer() }), sender: nil) }
        }
        final class EditorScreen: UIHostingController<Editor> {
          init() { super.init(rootView: Editor(count: 1)) }
        }
        struct Both: View {
          var body: some View { Viewer() }
        }
        struct EditorPreviews: PreviewProvider {
          static var previews: some View { Editor(count: 2) }
        }
        """),
      RuleExample(
        """
        import Combine
        final class Source: NSObject {
          let state = PassthroughSubject<Bool, Never>()
        }
        final class Readiness: ObservableObject {
          @Published var isReady = false
          init(_ source: Source) { source.state.assign(to: &$isReady) }
        }
        struct Check: View {
          @ObservedObject private var state: Readiness
          init(source: Source) { state = Readiness(source) }
          var body: some View { Button("Check") { print("check") }.disabled(!state.isReady) }
        }
        @propertyWrapper struct Ticking: DynamicProperty {
          @ObservedObject private var clock = Clock()
          var wrappedValue: Int { clock.ticks }
        }
        final class Clock: ObservableObject {
          @Published var ticks = 0
        }
        """),
      RuleExample(
        """
        import UIKit
        final class Model: ObservableObject {
          @Published var rows: [String] = []
          func load() { rows.append("a") }
        }
        final class Controller: UIHostingController<Root> {
          required init?(coder: NSCoder) { super.init(coder: coder, rootView: Root()) }
        }
        struct Root: View {
          @ObservedObject var model = Model()
          var body: some View { List(model.rows, id: \\.self) { Text($0) } }
        }
        struct Part: View {
          @ObservedObject var ↓model = Model()
          var body: some View { List(model.rows, id: \\.self) { Text($0) } }
        }
        """,
        fixed: """
          import UIKit
          final class Model: ObservableObject {
            @Published var rows: [String] = []
            func load() { rows.append("a") }
          }
          final class Controller: UIHostingController<Root> {
            required init?(coder: NSCoder) { super.init(coder: coder, rootView: Root()) }
          }
          struct Root: View {
            @ObservedObject var model = Model()
            var body: some View { List(model.rows, id: \\.self) { Text($0) } }
          }
          struct Part: View {
            @StateObject var model = Model()
            var body: some View { List(model.rows, id: \\.self) { Text($0) } }
          }
          """),
      RuleExample(
        """
        import Combine
        final class Store: ObservableObject {
          @Published var items: [String] = []
        }
        final class Mirror: ObservableObject {
          @Published private(set) var count: Int
          private let store: Store
          private var subscription: AnyCancellable?
          init(_ store: Store) {
            self.store = store
            count = store.items.count
            subscription = store.$items.sink { [weak self] in self?.count = $0.count }
          }
        }
        final class Counter: ObservableObject {
          @Published private(set) var count: Int
          private var subscription: AnyCancellable?
          init(_ store: Store) {
            count = 0
            subscription = store.$items.sink { [weak self] in self?.count = $0.count }
          }
          func add() { count += 1 }
        }
        struct Badge: View {
          @ObservedObject private var mirror: Mirror
          @ObservedObject private var counter: Counter
          init(store: Store) {
            mirror = Mirror(store)
            ↓counter = Counter(store)
          }
          var body: some View { Button("\\(mirror.count)") { counter.add() } }
        }
        """),
    ] + examplesOfDefaults + examplesOfArguments, precision: RuleInfo.Precision(right: 130, of: 139, inApps: 118))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .assignmentExpr { return checkInitializer(node, context) }
    if node.kind == .functionCallExpr { return checkArguments(node, context) }
    guard context.ancestors.isEmpty, let decl = context.decl, let wrapper = observed(decl, context),
      let value = node.initialValue, isObject(value, context),
      let word = wrapper.attribute.children.first?.lastToken,
      // An unused property should be deleted instead.
      !ObservedObjectUnusedRule.isUnused(decl, context)
    else { return }
    if case .nothing = loss(of: value, context) { return }
    // An internal property is a parameter of the memberwise initializer.
    let isPrivate = context.analyzer.decl(decl).access <= .fileprivateAccess
    let condition =
      PlainDeclaration(of: decl, in: context) != nil && context.seesAllUses(of: decl)
      ? context.ownerType.flatMap { context.conditionToKeep(decl, of: $0) } : nil
    report(
      decl, at: context.analyzer.nameRange(of: decl), context,
      condition.map {
        (FixIt("`@StateObject`", [TextEdit(word.range, "StateObject")], isSafe: isPrivate), $0)
      })
  }

  /// `feed = Feed()` and `_feed = ObservedObject(wrappedValue: Feed())`
  private func checkInitializer(_ node: SyntaxNode, _ context: RuleContext) {
    guard case (let use, var value)? = context.initialization(node), observed(use.decl, context) != nil else { return }
    if use.part == .storage {
      guard let made = context.argument(value, "wrappedValue") ?? context.argument(value, "initialValue") else {
        return
      }
      value = made
    }
    let leftOut = context.valueLeftOut(value)
    value = leftOut?.value ?? value
    guard isObject(value, context), isFirst(toMention: use.decl, context), let owner = context.ownerType,
      var harm = context.condition(toLose: loss(of: value, context), of: owner)
    else { return }
    if let leftOut { harm = .all([harm, leftOut.condition]) }
    let range = leftOut?.value.range ?? node.range
    report(use.decl, at: range, context, nil, madeOf: context.firstInput(of: value), if: harm)
  }

  /// Whether this initializer is the first of its type that names a property. One finding suffices.
  private func isFirst(toMention property: DeclID, _ context: RuleContext) -> Bool {
    guard let owner = context.ownerType else { return false }
    let name = context.analyzer.decl(property).name
    let first = context.analyzer.children(of: owner).first {
      context.analyzer.isInitializer($0) && context.analyzer.node(of: $0).mentions(name)
    }
    return first == nil || first == context.decl
  }

  /// The wrapper of a property that observes an object from the caller.
  func observed(_ decl: DeclID, _ context: RuleContext) -> WrapperUse? {
    guard context.analyzer.decl(decl).kind == .variable,
      let owner = context.analyzer.owner(of: decl).flatMap({ context.analyzer.nominal(of: $0) }),
      context.conforms(owner, to: .view),
      let wrapper = context.analyzer.propertyWrappers(of: decl).first,
      wrapper.decl == context.analyzer.knownDecl(.observedObject)
    else { return nil }
    return wrapper
  }

  func loss(of value: SyntaxNode, _ context: RuleContext) -> RuleContext.Loss {
    let origin = context.making(value)
    return origin.context.loss(of: origin.node)
  }

  func isObject(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    let origin = context.making(value)
    return origin.context.madeType(origin.node).map { context.analyzer.decl($0).kind == .classType } ?? false
  }

  private func report(
    _ decl: DeclID, at range: SourceRange, _ context: RuleContext, _ fix: (fix: FixIt, condition: ProgramCondition)?,
    madeOf input: String? = nil, if harm: ProgramCondition? = nil
  ) {
    guard let type = context.ownerType else { return }
    let (name, view) = (context.analyzer.name(of: decl), context.analyzer.name(of: type))
    let keep = "keep it in a `@StateObject`" + context.advice(toFollow: input)
    let begin = decl == context.decl ? context.conditionToBegin(decl, of: type) : nil
    func report(_ message: String, if harm: ProgramCondition) {
      let condition = begin.map { .all([harm, $0]) } ?? harm
      let diagnostic = Diagnostic(
        Self.info.level, Self.info.id, message, in: context.file, at: range, fixIts: fix.map { [$0.fix] } ?? [])
      guard let fix else { return context.report(diagnostic, if: condition) }
      context.report(diagnostic, if: condition, fixIf: fix.condition)
    }
    let message =
      "`\(name)` is created again whenever the parent of `\(view)` is updated, and everything in it is lost; \(keep)"
    // Only with all files of the module is it known that nothing invalidates a parent.
    guard harm == nil, context.analyzer.program.isWholeModule(around: context.fileID) else {
      return report(message, if: harm ?? .remadeByViews(type))
    }
    report(message, if: .remadeByViews(type, isKnown: true))
    report(
      "`\(view)` creates `\(name)` but does not keep it: no update of its parent is known, but each one loses "
        + "everything in `\(name)`; \(keep)", if: .remadeByViews(type, isKnown: false))
  }
}
