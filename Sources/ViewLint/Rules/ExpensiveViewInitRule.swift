import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about work that a view does at each initialization.
struct ExpensiveViewInitRule: Rule {
  static let info = RuleInfo(
    "expensive_view_init", .performance, .warning, isFixable: false,
    summary: "the view does this work whenever it is created, which is whenever its parent is updated",
    explanation: """
      Files are read and formatters created again, tasks are started and observers added a second time. A view is a \
      value that is created each time that its parent's body runs, however long it has been on the screen, and each \
      time its initializer and the initial values of its properties are evaluated. `@State` uses only the first of \
      its initial values, but evaluates all of them. Do the work in a `task`, in an object that a `@StateObject` \
      creates, or once for all in a `static let`.
      """,
    silence: """
      Apps and scenes, which are created once, and views of which no parent is updated; the initial value of a \
      `@StateObject`, which is created only when it is needed. Closures that run later, and code that only prints.
      """,
    examples: [
      RuleExample(
        """
        struct Stamp: View {
          var date: Date
          private let formatter = ↓DateFormatter()
          var body: some View { Text(formatter.string(from: date)) }
        }
        struct Diary: View {
          @State private var date = Date.now
          var body: some View {
            Stamp(date: date)
            Button("Now") { date = .now }
          }
        }
        """),
      RuleExample(
        """
        struct Chart: View {
          private let values: [Double]
          init(data: Data) {
            values = (try? ↓JSONDecoder().decode([Double].self, from: data)) ?? []
          }
          var body: some View { Text("\\(values.count)") }
        }
        struct Page: View {
          @State private var isOn = false
          var data: Data
          var body: some View {
            Toggle("On", isOn: $isOn)
            Chart(data: data).opacity(isOn ? 1 : 0)
          }
        }
        """),
      RuleExample(
        """
        struct Feed: View {
          @State private var text = ""
          init() {
            ↓Task { await load() }
          }
          func load() async { text = "loaded" }
          var body: some View { Text(text) }
        }
        struct Page: View {
          @State private var isOn = false
          var body: some View {
            Toggle("On", isOn: $isOn)
            Feed().opacity(isOn ? 1 : 0)
          }
        }
        """),
      RuleExample(
        """
        final class Archive: ObservableObject {
          @Published var text: String
          init(_ data: Data?) { text = data == nil ? "" : "full" }
        }
        struct Stamp: View {
          private static let formatter = DateFormatter()
          @StateObject private var archive: Archive
          @StateObject private var other = Archive(try? Data(contentsOf: URL(fileURLWithPath: "/other")))
          private let format: (Date) -> String
          init(url: URL) {
            _archive = StateObject(wrappedValue: Archive(try? Data(contentsOf: url)))
            format = { DateFormatter().string(from: $0) }
          }
          var body: some View { Text(format(.now) + archive.text + other.text) }
        }
        struct Page: View {
          @State private var isOn = false
          var url: URL
          var body: some View {
            Toggle("On", isOn: $isOn)
            Stamp(url: url).opacity(isOn ? 1 : 0)
          }
        }
        """),
      RuleExample(
        """
        struct Stamp: View {
          private let formatter = DateFormatter()
          var body: some View { Text(formatter.string(from: .now)) }
        }
        @main struct Diary: App {
          private let formatter = DateFormatter()
          var body: some Scene { WindowGroup { Stamp() } }
        }
        """),
      RuleExample(
        """
        func load(_ url: URL) -> Data? { try? Data(contentsOf: url) }
        struct Page: View {
          let data: Data?
          private let formatter = ↓Page.makeFormatter()
          private let shared = Page.found
          init(url: URL) { data = ↓load(url) }
          private static func makeFormatter() -> DateFormatter {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter
          }
          private static let found = Page.makeFormatter()
          var body: some View { Text("\\(data?.count ?? 0)") }
        }
        struct Pages: View {
          let url: URL
          @State private var count = 0
          var body: some View {
            Page(url: url)
            Button("\\(count)") { count += 1 }
          }
        }
        """),
      RuleExample(
        """
        struct Page: View {
          let data: Data?
          init(url: URL) { data = try? ↓Data(contentsOf: url) }
          var body: some View { Text("\\(data?.count ?? 0)") }
        }
        struct Card: View {
          let data: Data?
          init(url: URL) { data = try? Data(contentsOf: url) }
          var body: some View { Text("\\(data?.count ?? 0)") }
        }
        struct Pages: View {
          let url: URL
          @State private var count = 0
          var body: some View {
            NavigationLink("Read") { Page(url: url) }
            Button("\\(count)") { count += 1 }
              .sheet(isPresented: .constant(count > 3)) { Card(url: url) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 50, of: 50, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.makes(.isCostly) || callee.text(of: .slow) != nil || callee.text(of: .effect).map { $0 != "print" } == true
      || callee.isOwnFunction && !callee.givesViews
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let decl = context.decl, let view = context.ownerType, analyzer.decl(view).kind == .structure,
      context.conforms(view, to: .view) || context.conforms(view, to: .viewModifier), !context.isPreview,
      runsAsItIsMade(decl, context), let use = context.record.uses[node.id]
    else { return }
    let what: String
    let instead: String
    var notes: [Diagnostic.Note] = []
    if analyzer.isOwnFunction(use.decl) {
      guard let (work, place, advice) = work(of: use.decl, context) else { return }
      what = "`\(RuleText.oneLine(node.children.first?.text ?? ""))` \(work)"
      instead = advice
      notes = [place]
    } else if let work = analyzer.catalogueText(.slow, of: use.decl) ?? analyzer.catalogueText(.effect, of: use.decl) {
      what = "`\(RuleText.oneLine(node.children.first?.text ?? ""))` \(work)"
      instead = "do it in a `task`"
    } else if let made = context.madeType(node), !isUsedAtOnce(context) {
      what = "\(RuleText.article(analyzer.name(of: made))) `\(analyzer.name(of: made))` is created"
      instead = "keep one in a `static let`"
    } else {
      return
    }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(what) whenever the parent of `\(analyzer.name(of: view))` is updated; \(instead)", in: context.file,
        at: node.range, notes: notes),
      if: .remade(view, .shownOrLinked, note: "the view is created here, by one that is updated"))
  }

  /// The slow or costly work of a function of the program, with its place and an advice.
  private func work(of function: DeclID, _ context: RuleContext) -> (String, Diagnostic.Note, String)? {
    let analyzer = context.analyzer
    let source = analyzer.program.file(function.file).source
    if let cost = context.costlyHelper(function) {
      let name = analyzer.name(of: cost.made)
      let note = Diagnostic.Note("it is created here", in: source, at: cost.range)
      return ("makes \(RuleText.article(name)) `\(name)`", note, "keep one in a `static let`")
    }
    var finder = EffectFinder(analyzer, countsWrites: false, countsSlow: true, countsRare: false)
    guard let effect = finder.effect(of: function), !effect.isPrint, !effect.isConditional else { return nil }
    let note = Diagnostic.Note(
      "this is done each time", in: analyzer.program.file(effect.file).source, at: effect.range)
    return (effect.text, note, "do it in a `task`")
  }

  /// Whether the node is evaluated at the initialization of the view: in an initializer, or in the initial value of a
  /// property.
  private func runsAsItIsMade(_ decl: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let found = analyzer.decl(decl)
    switch found.kind {
    case .initializer: break
    case .variable:
      guard found.flags.isDisjoint(with: [.isComputed, .isStatic, .isLazy]),
        analyzer.propertyWrappers(of: decl).allSatisfy({ !isMadeLater(by: $0.decl, analyzer) })
      else { return false }
    default: return false
    }
    let ancestors = context.ancestors
    return ancestors.indices.allSatisfy { index in
      switch ancestors[index].kind {
      case .closureExpr: context.runsAtOnce(closureAt: index)
      case .functionDecl, .accessorBlock: false
      case .functionCallExpr:
        !isKept(index + 1 < ancestors.count ? ancestors[index + 1] : nil, by: ancestors[index], context)
      default: true
      }
    }
  }

  /// Whether the object is only made for a call that is slow itself: `JSONDecoder().decode(…)`.
  private func isUsedAtOnce(_ context: RuleContext) -> Bool {
    guard let member = context.ancestors.last, member.kind == .memberAccessExpr,
      let call = context.ancestors.dropLast().last, call.kind == .functionCallExpr
    else { return false }
    return context.calledText(call, of: .slow) != nil
  }

  private static let wrappedValue: Name = "wrappedValue"

  /// Whether a property wrapper evaluates the initial value lazily.
  private func isMadeLater(by wrapper: DeclID, _ analyzer: Analyzer) -> Bool {
    if wrapper == analyzer.knownDecl("State") { return analyzer.program.configuration.makesStateLater }
    return analyzer.children(of: wrapper).contains { member in
      analyzer.isInitializer(member)
        && analyzer.signature(of: member).parameters.contains {
          $0.label == Self.wrappedValue && $0.flags.contains(.isAutoclosure)
        }
    }
  }

  /// Whether a call receives a part as an autoclosure.
  private func isKept(_ part: SyntaxNode?, by call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let part, part.id != call.children.first?.id, let (arguments, parameters) = context.arguments(of: call) else {
      return false
    }
    return arguments.contains { argument in
      guard part.range.contains(argument.node.range), let number = argument.parameter, number < parameters.count else {
        return false
      }
      return parameters[number].flags.contains(.isAutoclosure)
    }
  }
}

extension Callee {
  /// Whether the callee returns a view, as a part of a body.
  fileprivate var givesViews: Bool { analyzer.isView(analyzer.signature(of: decl).result) }
}
