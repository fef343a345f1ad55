import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about frames with contradictory lengths.
struct FrameContradictionRule: Rule {
  static let info = RuleInfo(
    "frame_contradiction", .layout, .warning, isFixable: true,
    summary: "the frame is impossible: SwiftUI complains at run time, and lays the view out differently",
    explanation: """
      The view gets a different size, and SwiftUI prints "contradictory frame constraints" or "invalid frame \
      dimension" while the app runs. A minimum above the maximum is a contradiction, and a negative, infinite or NaN \
      length is invalid. SwiftUI ignores an invalid length, and uses the greater of two contradictory ones. To fill \
      the available space, write `maxWidth: .infinity`: `width: .infinity` does nothing.
      """,
    silence: "Lengths that are computed or come from properties that are not constants.",
    examples: [
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").↓frame(minWidth: 300, maxWidth: 200) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").↓frame(width: .infinity) }
        }
        """,
        fixed: """
          struct Card: View {
            var body: some View { Text("Card").frame(maxWidth: .infinity) }
          }
          """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").↓frame(width: CGFloat.infinity, height: 40) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").↓frame(height: -10) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          var body: some View { Text("Card").frame(minWidth: 200, idealWidth: 250, maxWidth: .infinity) }
        }
        """),
      RuleExample(
        """
        struct Card: View {
          let least: Double
          var body: some View { Text("Card").frame(minWidth: least, maxWidth: 200).frame(width: 0) }
        }
        """),
      RuleExample(
        """
        struct Bar: View {
          var body: some View { Text("Bar").↓frame(width: .nan, height: 20) }
        }
        """),
      RuleExample(
        """
        private let gap: CGFloat = -4
        enum Width {
          static let least: CGFloat = 320
          static let most: CGFloat = 240
          static var wide: CGFloat { 100 }
        }
        struct Panel: View {
          var width: CGFloat = -1
          var body: some View {
            Text("Panel").↓frame(minWidth: Width.least, maxWidth: Width.most)
            Text("Panel").↓frame(height: gap)
            Text("Panel").frame(minWidth: Width.most, maxWidth: Width.least)
            Text("Panel").frame(minWidth: Width.least, maxWidth: Width.wide)
            Text("Panel").frame(width: width)
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 32, of: 32, inApps: 56))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let fixed: [Name] = ["width", "height"]
  private static let ranges: [[Name]] = [
    ["minWidth", "idealWidth", "maxWidth"], ["minHeight", "idealHeight", "maxHeight"],
  ]

  /// The lengths with a name.
  private static let constants: [Name: Double] = ["infinity": .infinity, "nan": .nan]

  static func checksCalls(_ callee: Callee) -> Bool { callee.isAny(of: [.frame]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let name = node.calleeName else { return }
    var lengths: [Name: (value: Double, node: SyntaxNode)] = [:]
    for argument in node.arguments where argument.kind == .labeledExpr {
      guard let label = argument.firstToken, let value = argument.children.last,
        let length = length(value, context)
      else { continue }
      lengths[node.name(of: label)] = (length, value)
    }
    guard !lengths.isEmpty, let (reason, place) = contradiction(lengths) else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id, reason, in: context.file,
        at: SourceRange(Int(name.start), node.range.end),
        notes: [Diagnostic.Note("this length", in: context.file, at: place.range)],
        fixIts: fix(node, lengths, context)))
  }

  private func contradiction(_ lengths: [Name: (value: Double, node: SyntaxNode)]) -> (String, SyntaxNode)? {
    for label in Self.fixed {
      guard let (value, node) = lengths[label], value == .infinity else { continue }
      let most = label == "width" ? "maxWidth" : "maxHeight"
      let reason =
        "`\(label): .infinity` is ignored, because no view is infinitely large; `\(most): .infinity` fills the "
        + "available space"
      return (reason, node)
    }
    let notNumbers = lengths.filter { $0.value.value.isNaN }
    if let (label, (_, node)) = notNumbers.min(by: { $0.value.node.range.start < $1.value.node.range.start }) {
      return ("`\(label)` is not a number and therefore no length: it is ignored", node)
    }
    for (label, (value, node)) in lengths.sorted(by: { $0.value.node.range.start < $1.value.node.range.start })
    where value < 0 {
      let effect = Self.fixed.contains(label) ? "it is ignored" : "it counts as 0"
      return ("`\(label)` is negative, which no view can be: \(effect)", node)
    }
    for range in Self.ranges {
      let given = range.compactMap { label in lengths[label].map { (label, $0.value, $0.node) } }
      for (low, high) in zip(given, given.dropFirst()) where low.1 > high.1 {
        return (
          "`\(low.0)` is greater than `\(high.0)`: the two contradict each other, and the greater one is used", low.2
        )
      }
    }
    return nil
  }

  /// The length in a literal, in a constant, or as `.infinity`.
  private func length(_ node: SyntaxNode, _ context: RuleContext) -> Double? {
    switch node.kind {
    case .prefixOperatorExpr:
      node.children.first.flatMap { length($0, context) }.map { node.text.hasPrefix("-") ? -$0 : $0 }
    case .implicitMemberExpr, .memberAccessExpr:
      node.lastToken.flatMap { Self.constants[node.name(of: $0)] } ?? context.writtenNumber(node)
    default: context.writtenNumber(node)
    }
  }

  /// `maxWidth: .infinity` for `width: .infinity`, if there is no other length.
  private func fix(
    _ call: SyntaxNode, _ lengths: [Name: (value: Double, node: SyntaxNode)], _ context: RuleContext
  ) -> [FixIt] {
    var edits: [TextEdit] = []
    for argument in call.arguments {
      guard argument.kind == .labeledExpr, let label = argument.firstToken else { return [] }
      let text = argument.text(of: label)
      guard Self.fixed.contains(Name(text)) else { continue }
      guard lengths[Name(text)]?.value == .infinity else { return [] }
      edits.append(TextEdit(label.range, text == "width" ? "maxWidth" : "maxHeight"))
    }
    return edits.isEmpty ? [] : [FixIt("fill the available space", edits, isSafe: false)]
  }
}
