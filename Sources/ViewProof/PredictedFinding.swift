import ViewGraph
import ViewLint
import ViewSource
import ViewSyntax

/// A finding with the data that experiments need.
struct PredictedFinding {
  let finding: Finding
  let path: String
  /// The lines of the innermost condition around the finding, or of the finding if there is no condition.
  let lines: ClosedRange<Int>
  /// The lines from the start of the call that has the finding in an argument to the finding: from `ForEach(` to its
  /// data.
  private let call: ClosedRange<Int>
  /// The enclosing type: `PlantRow`; `nil` outside types.
  let type: String?
  /// The enclosing member of the type.
  let member: String?
  /// The names in the finding's code, which determine the order of changes.
  let names: Set<String>

  init(_ finding: Finding, in tree: SyntaxTree) {
    self.finding = finding
    let file = finding.diagnostic.file
    path = file.path
    lines = PredictedFinding.lines(around: finding, in: tree)
    call = PredictedFinding.call(around: finding, in: tree)
    let parts = finding.declaration.split(separator: ".").map(String.init)
    type = parts.count > 1 ? parts[parts.count - 2] : parts.first
    member = parts.count > 1 ? parts.last : nil
    let code = finding.subjects + " " + file.text(finding.diagnostic.context)
    names = Set(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }

  /// The lines of the innermost condition around the finding.
  private static func lines(around finding: Finding, in tree: SyntaxTree) -> ClosedRange<Int> {
    let place = finding.diagnostic.range.start
    var found = finding.diagnostic.range
    var open = [tree.root]
    while let node = open.popLast() {
      guard node.range.start <= place, place < node.range.end else { continue }
      switch node.kind {
      case .ifExpr, .switchExpr, .ternaryExpr: found = node.range
      default: break
      }
      open += node.children
    }
    let index = finding.diagnostic.file.lineIndex
    let first = index.line(of: found.start)
    return first...max(first, index.line(of: max(found.start, found.end - 1)))
  }

  /// The lines from the start of the innermost call whose closure does not contain the finding to the finding.
  private static func call(around finding: Finding, in tree: SyntaxTree) -> ClosedRange<Int> {
    let place = finding.diagnostic.range.start
    var start = place
    var open = [tree.root]
    while let node = open.popLast() {
      guard node.range.start <= place, place < node.range.end else { continue }
      let closure = node.kind == .functionCallExpr ? node.children.last { $0.kind == .closureExpr } : nil
      if let closure, !closure.range.contains(finding.diagnostic.range) { start = node.range.start }
      open += node.children
    }
    let index = finding.diagnostic.file.lineIndex
    let last = index.line(of: place)
    return min(index.line(of: start), last)...last
  }

  /// Whether the call around the finding creates these rows.
  func makes(_ list: RowList) -> Bool {
    list.place.map { $0.path == path && call.contains($0.line) } ?? false
  }

  /// Whether a source place is on one of the lines.
  func contains(_ place: SourcePlace) -> Bool { place.path == path && lines.contains(place.line) }
}
