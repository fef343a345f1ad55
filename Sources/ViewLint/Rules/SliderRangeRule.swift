import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a slider with steps whose initial range is empty.
struct SliderRangeRule: Rule {
  static let info = RuleInfo(
    "slider_range_empty", .correctness, .warning, isFixable: false,
    summary: "the slider's range is empty at first, which crashes the app",
    explanation: """
      The app crashes with "max stride must be positive": a `Slider` with a `step` needs a range of at least one step, \
      which `in: 0...0` does not have. A range whose end is less than its beginning crashes everywhere. If the end is \
      a number that is loaded later, show the slider only once it is loaded, or keep the range open: \
      `0...max(duration, 1)`.
      """,
    silence: """
      Reported only where the bounds are known when the view is first shown: literals, state that no caller sets, and published \
      properties of objects that the view creates itself, with their initial values, and counts of empty arrays. The \
      rule ignores sliders under a condition and presented or pushed content, because they may be shown later.
      """,
    examples: [
      RuleExample(
        """
        struct Player: View {
          @State private var time = 0.0
          @State private var duration = 0.0
          var body: some View {
            Slider(value: $time, in: ↓0...duration, step: 1) { Text("Time") }
              .task { duration = await length() }
          }
          private func length() async -> Double { 60 }
        }
        """),
      RuleExample(
        """
        final class Book: ObservableObject {
          @Published var pages: [String] = []
          @Published var page = 0.0
          var size = 10.0
        }
        struct Reader: View {
          @StateObject private var book = Book()
          var body: some View {
            Slider(value: $book.page, in: ↓0...Double(book.pages.count), step: 1) { Text("Page") }
            Slider(value: $book.page, in: ↓0...Double(book.pages.count - 1)) { Text("Page") }
            Slider(value: $book.page, in: 0...book.size, step: 1) { Text("Page") }
          }
        }
        """),
      RuleExample(
        """
        struct Player: View {
          @State private var time = 0.0
          @State private var duration = 0.0
          @State private var end = 10.0
          let length: Double
          init(length: Double, duration: Double) {
            self.length = length
            _duration = State(initialValue: duration)
          }
          var body: some View {
            Slider(value: $time, in: 0...end, step: 1) { Text("Time") }
            Slider(value: $time, in: 0...length, step: 1) { Text("Time") }
            Slider(value: $time, in: 0...duration, step: 1) { Text("Time") }
          }
        }
        struct Recorder: View {
          @State private var time = 0.0
          @State private var duration = 0.0
          var body: some View {
            Slider(value: $time, in: 0...duration) { Text("Time") }
            Slider(value: $time, in: 0...max(duration, 1), step: 1) { Text("Time") }
            if duration > 0 { Slider(value: $time, in: 0...duration, step: 1) { Text("Time") } }
            Button("Begin") { duration += 1 }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 80))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The object may be declared in another file.
  static let dependsOnWholeProgram = true

  private static let slider: Name = "Slider"
  private static let bounds: Name = "in"
  private static let step: Name = "step"

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [slider]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let range = context.argument(node, Self.bounds), range.kind == .infixOperatorExpr,
      let type = context.type(of: range), context.analyzer.isKnown(type, .closedRange),
      let decl = context.decl, context.analyzer.isViewContent(decl), !context.isPreview,
      !context.isConditionallyPresent(node), !context.enclosingCalls.contains(where: { !isThere($0.call, context) }),
      let lower = range.children.first.flatMap({ firstNumber($0, context) }),
      let upper = range.children.last.flatMap({ firstNumber($0, context) })
    else { return }
    let end = range.children.last.map { RuleText.oneLine($0.text) } ?? ""
    if upper < lower {
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "`\(end)` is \(upper.formattedShortly) when the view is first shown, which is less than the beginning of "
            + "the range: the app crashes; show the slider only if the range is valid",
          in: context.file, at: range.range))
    } else if upper == lower, context.argument(node, Self.step) != nil {
      context.report(
        Diagnostic(
          Self.info.level, Self.info.id,
          "the range is empty when the view is first shown, and a slider with steps crashes the app then; show it "
            + "only if there is room for a step, or use `max(\(end), …)`",
          in: context.file, at: range.range))
    }
  }

  /// Whether the content of a call is shown immediately: in a container or under a modifier of the catalogue.
  private func isThere(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard context.isFromCatalogue(call), !context.showsContentElsewhere(call) else { return false }
    return context.madeType(call).map { !context.analyzer.makesRows($0) || !context.isToldByElements(call) } ?? true
  }

  /// The initial value of a number; `nil` if it is unknown.
  private func firstNumber(_ value: SyntaxNode, _ context: RuleContext) -> Double? {
    if let number = context.writtenNumber(value) { return number }
    switch value.kind {
    case .parenExpr: return value.children.first.flatMap { firstNumber($0, context) }
    case .infixOperatorExpr:
      guard let left = value.children.first.flatMap({ firstNumber($0, context) }),
        let right = value.children.last.flatMap({ firstNumber($0, context) }),
        let sign = value.ownTokens.first(where: { _ in true })
      else { return nil }
      switch value.text(of: sign) {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return nil
      }
    case .functionCallExpr:
      // `Double(pages.count)`
      guard let made = context.madeType(value), context.analyzer.isFromCatalogue(made), value.arguments.count == 1,
        let only = value.arguments.first, only.kind != .labeledExpr
      else { return nil }
      return firstNumber(only, context)
    case .memberAccessExpr where isCount(value, context):
      return value.memberBase.flatMap { context.record.uses[$0.id] }
        .flatMap { firstValue(of: $0, in: value.memberBase, context) }.flatMap { CountOfElements(of: $0) }.map {
          Double($0.value)
        }
    case .declReferenceExpr, .memberAccessExpr:
      return context.record.uses[value.id].flatMap { firstValue(of: $0, in: value, context) }?.number
    default: return nil
    }
  }

  private static let count: Name = "count"

  private func isCount(_ value: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let decl = context.record.decl(of: value), context.analyzer.isFromCatalogue(decl) else { return false }
    return context.analyzer.decl(decl).name == Self.count
  }

  /// The initial value of a property that is private state of the view, or published by an object that the view makes.
  private func firstValue(of use: BodyRecord.Use, in node: SyntaxNode?, _ context: RuleContext) -> SyntaxNode? {
    let analyzer = context.analyzer
    guard use.part == .value, context.isOwn(use.decl), analyzer.isObserved(use.decl),
      !analyzer.decl(use.decl).has(.isComputed), let initial = analyzer.node(of: use.decl).initialValue
    else { return nil }
    if context.isOfSameType(use.decl) {
      guard analyzer.isOwnState(use.decl), isOnlySetHere(use.decl, context),
        !isSet(use.decl, byInitializersOf: context.ownerType, analyzer)
      else { return nil }
      return initial
    }
    guard let base = node?.memberBase, let object = context.record.uses[base.id], context.isOfSameType(object.decl),
      analyzer.isOwnState(object.decl), isOnlySetHere(object.decl, context),
      let made = analyzer.node(of: object.decl).initialValue, made.kind == .functionCallExpr, made.arguments.isEmpty,
      let type = context.objectType(of: base), !isSet(object.decl, byInitializersOf: context.ownerType, analyzer),
      !hasInitializer(type, analyzer)
    else { return nil }
    return initial
  }

  /// Whether no other code gives a state its first value.
  private func isOnlySetHere(_ state: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    if analyzer.accessToState(state) <= .fileprivateAccess { return true }
    return analyzer.isUsedInGivenFilesOnly(state)
      && context.ownerType.map { context.valuesGiven(for: state, of: $0).isEmpty } == true
  }

  private func isSet(_ property: DeclID, byInitializersOf type: DeclID?, _ analyzer: Analyzer) -> Bool {
    guard let type else { return true }
    let name = analyzer.decl(property).name
    return members(of: type, analyzer).contains { analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name) }
  }

  /// An initializer may load a stored value.
  private func hasInitializer(_ type: DeclID, _ analyzer: Analyzer) -> Bool {
    members(of: type, analyzer).contains { analyzer.isInitializer($0) } || analyzer.superclass(of: type) != nil
  }

  private func members(of type: DeclID, _ analyzer: Analyzer) -> [DeclID] {
    ([type] + analyzer.extensions(of: type)).flatMap { analyzer.children(of: $0) }
  }
}

extension Double {
  /// `-1`, not `-1.0`.
  fileprivate var formattedShortly: String { Int(exactly: self).map(String.init) ?? String(self) }
}
