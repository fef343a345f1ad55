import ViewGraph
import ViewLint
import ViewSource
import ViewSyntax

/// A finding with what experiments want to know of it.
struct PredictedFinding {
  let finding: Finding
  let path: String
  /// The lines of the condition around the place, or of the place itself where there is none.
  let lines: ClosedRange<Int>
  /// The lines of the call that the place is an argument of, up to the place: `ForEach(` to its data.
  private let call: ClosedRange<Int>
  /// The type that the place is in: `PlantRow`; `nil` outside of types.
  let type: String?
  /// The member of the type that the place is in.
  let member: String?
  /// The names in the code that the finding speaks of, for what to change first.
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

  /// The innermost condition that the place is in, from its first to its last line.
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

  /// The innermost call with a closure that the place is not in, from its first line to the place.
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

  /// Whether rows are made by the call that the place is an argument of.
  func makes(_ list: RowList) -> Bool {
    list.place.map { $0.path == path && call.contains($0.line) } ?? false
  }

  /// Whether a place of the program is at one of the lines.
  func contains(_ place: SourcePlace) -> Bool { place.path == path && lines.contains(place.line) }
}
