import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a costly object that is made at each body evaluation.
struct FormatterInBodyRule: Rule {
  static let info = RuleInfo(
    "formatter_in_body", .performance, .warning, isFixable: false,
    summary: "a formatter, a regular expression or a Core Image context is created each time the body runs",
    explanation: """
      Updates and scrolling may stutter. A body runs at each update of what it reads, in a list once for each row. \
      Creating a formatter loads the rules of a language, and creating a regular expression compiles it, which takes \
      longer than all the rest of a small body; a `CIContext` prepares the graphics processor and caches what it has \
      compiled. Keep one in a `static let`, or use `Text(date, format: .dateTime.day())`.
      """,
    silence: """
      Actions, tasks and stored properties, which run once or seldom. Functions of other types that create the object \
      under a condition or only once, or leave it to others. `JSONDecoder` and `JSONEncoder`, which are created \
      quickly: it is decoding that takes long, which `expensive_body_work` reports.
      """,
    examples: [
      RuleExample(
        """
        struct Day: View {
          var date: Date
          var body: some View {
            let formatter = ↓DateFormatter()
            Text(formatter.string(from: date))
          }
        }
        """),
      RuleExample(
        """
        import CoreImage
        struct Code: View {
          private static let shared = CIContext()
          var body: some View {
            let context = ↓CIContext(options: nil)
            Text("\\(context === Self.shared)")
          }
        }
        """),
      RuleExample(
        """
        struct Price: View {
          var value: Double
          private var label: some View {
            Text(↓NumberFormatter().string(from: NSNumber(value: value)) ?? "")
          }
          var body: some View { label }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          private static let formatter = DateFormatter()
          var date: Date
          var body: some View { Text(Self.formatter.string(from: date)) }
        }
        """),
      RuleExample(
        """
        struct Note: Codable { var text = "" }
        struct NoteView: View {
          let note: Note
          var body: some View { Text(String((try? JSONEncoder().encode(note).count) ?? 0)) }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          @State private var text = ""
          var body: some View {
            Button("Today") { text = DateFormatter().string(from: Date()) }
          }
        }
        """),
      RuleExample(
        """
        struct Day: View {
          var date: Date
          @State private var isShared = false
          private var text: String {
            let formatter = ↓DateFormatter()
            formatter.dateStyle = .short
            return formatter.string(from: date)
          }
          private func weekday(_ date: Date) -> String { ↓DateFormatter().string(from: date) }
          private func share() { print(DateFormatter().string(from: date)) }
          var body: some View {
            VStack {
              Text(text)
              Text(weekday(date))
              Button("Share", action: share)
            }
          }
        }
        """),
      RuleExample(
        """
        extension Date {
          var short: String {
            let formatter = DateFormatter()
            formatter.dateStyle = .short
            return formatter.string(from: self)
          }
          var cached: String { Self.formatter.string(from: self) }
          private static let formatter = DateFormatter()
        }
        enum Money {
          private static var known: [String: NumberFormatter] = [:]
          static func text(_ value: Double) -> String { NumberFormatter().string(from: NSNumber(value: value)) ?? "" }
          static func formatter(_ code: String) -> NumberFormatter {
            if let formatter = known[code] { return formatter }
            let formatter = NumberFormatter()
            known[code] = formatter
            return formatter
          }
          static func other(_ formatter: NumberFormatter?) -> NumberFormatter { formatter ?? NumberFormatter() }
        }
        func stamp(_ date: Date) -> String { ISO8601DateFormatter().string(from: date) }
        struct Bill: View {
          let date: Date
          let value: Double
          var body: some View {
            Text(↓date.short)
            Text(date.short)
            Text(date.cached)
            Text(↓Money.text(value))
            Text(Money.formatter("EUR").string(from: 3) ?? "")
            Text(Money.other(nil).string(from: 3) ?? "")
            Text(↓stamp(date))
            Button("Print") { print(date.short, stamp(date)) }
          }
        }
        """),
      RuleExample(
        """
        struct Mail: View {
          let text: String
          private static let address = try? Regex("[a-z]+@[a-z]+")
          private var isValid: Bool { (try? ↓Regex("[a-z]+@[a-z]+").wholeMatch(in: text)) != nil }
          private var isKnown: Bool { (try? Self.address?.wholeMatch(in: text)) != nil }
          private var header: some View { Text(label) }
          private var label: String { shown(5) }
          private func shown(_ number: Int) -> String { ↓NumberFormatter().string(from: 5) ?? "" }
          var body: some View {
            header
            Text(isValid ? "valid" : "wrong")
            Text(isKnown ? "known" : "new")
            Text(text.contains(/[a-z]/) ? "letters" : "none")
          }
        }
        """),
      RuleExample(
        """
        extension Date {
          var short: String {
            let formatter = DateFormatter()
            return formatter.string(from: self)
          }
        }
        struct Invoice {
          let due: Date
          var subtitle: String { "Due \\(due.short)" }
          var title: String { "Invoice" }
        }
        struct Row: View {
          let invoice: Invoice
          var body: some View {
            Text(↓invoice.subtitle)
            Text(invoice.title)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 244, of: 248, inApps: 141))

  static let visits: [NodeKind] = [.functionCallExpr, .memberAccessExpr]
  static let usesProgramFacts = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(.isCostly) || callee.isOwnFunction }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    if let use = context.record.uses[node.id], context.isOwn(use.decl), !use.isMemberwise {
      return checkHelper(use.decl, at: node, context)
    }
    guard let made = context.madeType(node), context.analyzer.decl(made).has(.isCostly), context.runsForBody,
      !context.isPreview
    else { return }
    let name = context.analyzer.name(of: made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "\(RuleText.article(name)) `\(name)` is created each time the body runs, which takes long; keep one in a "
          + "`static let`",
        in: context.file, at: node.range))
  }

  /// `date.short`: a helper of another type, or a global one.
  private func checkHelper(_ helper: DeclID, at node: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard context.isCostlyUse(of: helper), let cost = context.costlyHelper(helper) else { return }
    let name = analyzer.name(of: cost.made)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(analyzer.name(of: helper))` creates \(RuleText.article(name)) `\(name)` each time the body runs, which "
          + "takes long; keep one in a `static let`",
        in: context.file, at: node.range,
        notes: [
          Diagnostic.Note("it is created here", in: analyzer.program.file(cost.file).source, at: cost.range)
        ]), if: .firstCostlyUse(cost.maker, ProgramFacts.Place(file: context.fileID, range: node.range)))
  }
}
