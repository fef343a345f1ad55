import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about an observable object in a view's property without a wrapper.
struct OwnedReferenceRule: Rule {
  static let info = RuleInfo(
    "owned_reference_as_let", .state, .warning, isFixable: true,
    summary: "the view creates this model again whenever its parent is updated",
    explanation: """
      What the model held is lost, and views that observe the old one see no more changes. A view is a value that its \
      parent creates again at each update, with all its stored properties, and so also a model in a plain property. \
      `@State` keeps an `@Observable` model, `@StateObject` an `ObservableObject`.
      """,
    silence: """
      Objects that no view observes, and those that keep nothing or only what they are given. Shared objects and \
      static properties. The properties of an `App`, which is created once, and of a view that only a \
      `UIHostingController` is given, or that only code outside of views creates. There is no fix where the object is \
      used in an initializer, through a protocol or through a value of the view that is not shown: there a wrapper \
      gives another object each time.
      """,
    examples: [
      RuleExample(
        """
        import Observation
        @Observable final class Feed {
          var items: [String] = []
        }
        struct FeedView: View {
          private let ↓feed = Feed()
          var body: some View { Text(feed.items.joined()) }
        }
        """,
        fixed: """
          import Observation
          @Observable final class Feed {
            var items: [String] = []
          }
          struct FeedView: View {
            @State private var feed = Feed()
            var body: some View { Text(feed.items.joined()) }
          }
          """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var count = 0
        }
        struct FeedView: View {
          var ↓feed = Feed()
          var body: some View { Button("More") { feed.count += 1 } }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            @Published var count = 0
          }
          struct FeedView: View {
            @StateObject var feed = Feed()
            var body: some View { Button("More") { feed.count += 1 } }
          }
          """),
      RuleExample(
        """
        final class Formatter2 {}
        struct FeedView: View {
          private let formatter = Formatter2()
          var body: some View { Text("Feed") }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {}
        @main struct FeedApp: App {
          let feed = Feed()
          var body: some Scene { WindowGroup { Text("Feed").environmentObject(feed) } }
        }
        """),
      RuleExample(
        """
        @Observable final class Feed {
          var count: Int
          init(_ count: Int) { self.count = count }
        }
        struct FeedView: View {
          let feed: Feed
          let given: Feed
          init(count: Int, given: Feed) {
            ↓feed = Feed(count)
            self.given = given
          }
          var body: some View {
            Button("\\(feed.count + given.count)") { feed.count += 1 }
          }
        }
        """),
      RuleExample(
        """
        protocol Source: AnyObject {}
        @Observable final class Feed: Source { var count = 0 }
        final class Old: ObservableObject, Source { @Published var count = 0 }
        struct FeedView: View {
          private let ↓first = Feed(), count = 2
          private unowned let ↓second = Feed()
          private let ↓third: any Source = Old()
          private var ↓fourth = Old() { didSet { print("new") } }
          private var ↓fifth = Old()
          mutating func reset() { fifth = Old() }
          var body: some View { Text("\\(count)") }
        }
        """),
      RuleExample(
        """
        @Observable final class Feed {
          var count = 0
        }
        struct FeedView: View {
          private let ↓feed = Feed()
          init(count: Int) { feed.count = count }
          var body: some View { Text("\\(feed.count)") }
        }
        """),
      RuleExample(
        """
        import Observation
        import UIKit
        @Observable final class Stock { var count = 0 }
        struct Editor: View {
          private let stock: Stock
          init(count: Int) { stock = Stock() }
          var body: some View { Button("More") { stock.count += 1 } }
        }
        struct Viewer: View {
          private let stock: Stock
          init(count: Int) { ↓stock = Stock() }
          var body: some View { Button("More") { stock.count += 1 } }
        }
        final class Screen: UIViewController {
          func edit() {
            let editor = Editor(count: 3)
            show(UIHostingController(rootView: editor), sender: nil)
          }
        }
        struct Both: View {
          var body: some View { Viewer(count: 3) }
        }
        """),
      RuleExample(
        """
        import Observation
        enum Corner { case top, bottom }
        @Observable final class Marks {
          private let corners: Set<Corner>
          init(_ corners: Set<Corner>) { self.corners = corners }
          var isAtTop: Bool { corners.contains(.top) }
        }
        struct Card: View {
          let marks: Marks
          init(corners: Set<Corner>) { marks = .init(corners) }
          var body: some View { Text(marks.isAtTop ? "Top" : "Bottom") }
        }
        """),
      RuleExample(
        """
        import Observation
        @Observable final class Price {
          var amount: Int
          private var unit: String
          var text: String { "\\(amount) \\(unit)" }
          init(amount: Int) {
            self.amount = amount
            unit = "EUR"
          }
        }
        @Observable final class Tip {
          var amount: Int
          init(amount: Int) { self.amount = amount }
        }
        struct Receipt: View {
          private let price: Price
          private let tip: Tip
          init(amount: Int) {
            price = Price(amount: amount)
            ↓tip = Tip(amount: amount)
          }
          var body: some View {
            Text(price.text)
            Button("More \\(tip.amount)") { tip.amount += 1 }
          }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var count = 0
          static let shared = Feed()
          static func make() -> Feed { Feed() }
          static func found() -> Feed { shared }
        }
        struct FeedView: View {
          private let ↓feed = Feed.make()
          private let shared = Feed.found()
          var body: some View { Button("More") { feed.count += shared.count } }
        }
        """,
        fixed: """
          final class Feed: ObservableObject {
            @Published var count = 0
            static let shared = Feed()
            static func make() -> Feed { Feed() }
            static func found() -> Feed { shared }
          }
          struct FeedView: View {
            @StateObject private var feed = Feed.make()
            private let shared = Feed.found()
            var body: some View { Button("More") { feed.count += shared.count } }
          }
          """),
      RuleExample(
        """
        import Observation
        @Observable final class Copier {
          func copy(_ text: String) { UIPasteboard.general.string = text }
        }
        @Observable final class Listener {
          init() { print("listens") }
          func stop() { print("stops") }
        }
        @Observable final class Greeter {
          let word: String
          init() { word = "Hello" }
        }
        enum Desk { static var last: Pad? }
        @Observable final class Pad {
          init() { Desk.last = self }
          func clear() { print("clear") }
        }
        struct Line: View {
          private let copier = Copier()
          private let ↓listener = Listener()
          private let greeter = Greeter()
          private let ↓pad = Pad()
          var body: some View {
            Button(greeter.word) { copier.copy("text") }
            Button("Stop") { listener.stop() }
            Button("Clear") { pad.clear() }
          }
        }
        """,
        fixed: """
          import Observation
          @Observable final class Copier {
            func copy(_ text: String) { UIPasteboard.general.string = text }
          }
          @Observable final class Listener {
            init() { print("listens") }
            func stop() { print("stops") }
          }
          @Observable final class Greeter {
            let word: String
            init() { word = "Hello" }
          }
          enum Desk { static var last: Pad? }
          @Observable final class Pad {
            init() { Desk.last = self }
            func clear() { print("clear") }
          }
          struct Line: View {
            private let copier = Copier()
            @State private var listener = Listener()
            private let greeter = Greeter()
            @State private var pad = Pad()
            var body: some View {
              Button(greeter.word) { copier.copy("text") }
              Button("Stop") { listener.stop() }
              Button("Clear") { pad.clear() }
            }
          }
          """),
      RuleExample(
        """
        import Combine
        class Model {
          var name: String
          init(name: String) { self.name = name }
        }
        final class Settings: ObservableObject {
          @AppStorage("sound") var hasSound = true
          @AppStorage("name") var name = ""
          func reset() { name = "" }
        }
        @Observable final class Signal: NSObject {
          let taps = PassthroughSubject<Void, Never>()
          private var subscriptions: Set<AnyCancellable> = []
          private let text: String
          init(_ text: String) { self.text = text }
          func tap() { taps.send() }
          var title: String { text }
        }
        @Observable final class Account: Model {
          var count = 0
        }
        struct Row: View {
          private let settings = Settings()
          private let signal: Signal
          private let ↓account = Account(name: "a")
          init(text: String) { signal = Signal(text) }
          var body: some View {
            Button(signal.title) { settings.reset() }
            Button("\\(account.count)") { account.count += 1 }
          }
        }
        """,
        fixed: """
          import Combine
          class Model {
            var name: String
            init(name: String) { self.name = name }
          }
          final class Settings: ObservableObject {
            @AppStorage("sound") var hasSound = true
            @AppStorage("name") var name = ""
            func reset() { name = "" }
          }
          @Observable final class Signal: NSObject {
            let taps = PassthroughSubject<Void, Never>()
            private var subscriptions: Set<AnyCancellable> = []
            private let text: String
            init(_ text: String) { self.text = text }
            func tap() { taps.send() }
            var title: String { text }
          }
          @Observable final class Account: Model {
            var count = 0
          }
          struct Row: View {
            private let settings = Settings()
            private let signal: Signal
            @State private var account = Account(name: "a")
            init(text: String) { signal = Signal(text) }
            var body: some View {
              Button(signal.title) { settings.reset() }
              Button("\\(account.count)") { account.count += 1 }
            }
          }
          """),
      RuleExample(
        """
        import Observation
        @Observable final class Feed { var count = 0 }
        struct Counter: View {
          @Bindable private var ↓feed = Feed()
          var body: some View { Stepper("\\(feed.count)", value: $feed.count) }
        }
        struct Given: View {
          @Bindable var feed: Feed
          private let other: Feed
          init(feed: Feed) {
            let other = Feed()
            self.feed = feed
            ↓self.other = other
          }
          var body: some View { Stepper("\\(other.count)", value: $feed.count) }
        }
        """),
      RuleExample(
        """
        final class Dashboard: ObservableObject {
          @Published var cart: [String] = []
          let products: [String]
          init(products: [String]) { self.products = products }
          func add(_ product: String) { cart.append(product) }
        }
        struct PointOfSale: View {
          private let ↓model: Dashboard = {
            let products = ["Tea"]
            let model = Dashboard(products: products)
            return model
          }()
          var body: some View { Button("Add") { model.add("Tea") } }
        }
        struct Menu: View {
          @State private var isOn = false
          var body: some View {
            Toggle(isOn ? "On" : "Off", isOn: $isOn)
            PointOfSale()
          }
        }
        """),
    ] + examplesOfDefaults + examplesOfArguments, precision: RuleInfo.Precision(right: 117, of: 122, inApps: 97))

  static let visits: [NodeKind] = [.patternBinding, .assignmentExpr, .functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesOwnView }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if node.kind == .functionCallExpr { return checkArguments(node, context) }
    if node.kind == .assignmentExpr { return checkInitializer(node, context) }
    guard context.ancestors.isEmpty, let decl = context.decl,
      let value = node.initialValue
    else { return }
    check(decl, made: value, at: context.analyzer.nameRange(of: decl), context)
  }

  /// `model = Model(id)`
  private func checkInitializer(_ node: SyntaxNode, _ context: RuleContext) {
    guard let (use, value) = context.initialization(node) else { return }
    if let (value, condition) = context.valueLeftOut(value) {
      return check(use.decl, made: value, at: value.range, context, if: condition)
    }
    guard let made = value.kind == .functionCallExpr ? value : context.localValue(of: value),
      made.kind == .functionCallExpr
    else { return }
    check(use.decl, made: made, at: node.range, context)
  }

  private func check(
    _ decl: DeclID, made value: SyntaxNode, at range: SourceRange, _ context: RuleContext,
    if isMade: ProgramCondition? = nil
  ) {
    let origin = context.making(value)
    guard let owner = context.ownerType, context.analyzer.decl(owner).kind == .structure,
      context.conforms(owner, to: .view), isUnkept(decl, context),
      context.analyzer.decl(decl).flags.isDisjoint(with: [.isStatic, .isComputed, .isLazy]),
      let made = origin.context.madeType(origin.node), context.analyzer.decl(made).kind == .classType,
      !context.analyzer.isFromCatalogue(made), !context.isPreview,
      var harm = context.condition(toLose: origin.context.loss(of: origin.node), of: owner)
    else { return }
    if let isMade = isMade ?? (decl == context.decl ? context.conditionToBegin(decl, of: owner) : nil) {
      harm = .all([harm, isMade])
    }
    let isObservable = context.conforms(made, to: .observable)
    guard isObservable || context.conforms(made, to: .observableObject) else { return }
    let wrapper = isObservable ? "@State" : "@StateObject"
    let condition = decl == context.decl ? context.conditionToKeep(decl, of: owner) : nil
    let name = context.analyzer.name(of: decl)
    let diagnostic = Diagnostic(
      Self.info.level, Self.info.id,
      "`\(name)` is created again whenever the parent of `\(context.analyzer.name(of: owner))` is updated, and "
        + "everything in it is lost; keep it in `\(wrapper)`" + context.advice(toFollow: context.firstInput(of: value)),
      in: context.file, at: range, notes: [context.note("its type is declared here", at: made)],
      fixIts: condition == nil ? [] : fix(decl, made, wrapper, context))
    guard let condition else { return context.report(diagnostic, if: harm) }
    context.report(diagnostic, if: harm, fixIf: condition)
  }

  /// Whether a property's value does not outlive a value of the view: it has no wrapper, or one that only makes
  /// bindings.
  func isUnkept(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let wrappers = context.analyzer.propertyWrappers(of: decl)
    // An unresolved attribute may be a property wrapper.
    guard let wrapper = wrappers.first else { return !context.analyzer.decl(decl).has(.hasCustomAttributes) }
    return wrappers.count == 1 && wrapper.decl == context.analyzer.knownDecl(Self.bindable)
  }

  private static let bindable: Name = "Bindable"

  private func fix(_ decl: DeclID, _ made: DeclID, _ wrapper: String, _ context: RuleContext) -> [FixIt] {
    // An explicit type may be a protocol or an optional, whose objects no wrapper stores.
    guard let declaration = PlainDeclaration(of: decl, in: context), context.seesAllUses(of: decl),
      context.analyzer.propertyWrappers(of: decl).isEmpty,
      context.nominal(context.analyzer.variableType(of: decl)) == made
    else { return [] }
    let start = declaration.header.range.start
    var edits = [TextEdit(SourceRange(start, start), wrapper + " ")]
    if declaration.word.kind == .letKeyword { edits.append(TextEdit(declaration.word.range, "var")) }
    return [FixIt("keep it in `\(wrapper)`", edits, isSafe: false)]
  }
}
