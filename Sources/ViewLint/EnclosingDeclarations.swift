import ViewSemantics
import ViewSource
import ViewSyntax

/// Names the declarations around the findings of one file, which are asked for in the order of the source: so each
/// declaration is entered and left once, however many findings there are.
struct EnclosingDeclarations {
  private let file: ProgramFile
  /// All declarations, by where they begin, outer ones before those inside of them.
  private let sorted: [(index: Int, range: SourceRange)]
  /// The next of them to be entered.
  private var next = 0
  /// Those entered and not left, outermost first.
  private var open: [(index: Int, range: SourceRange)] = []
  private var names: [Int: String] = [:]
  /// How many declarations have been entered, left or passed by, for the test of how that grows.
  private(set) var steps = 0

  init(in file: ProgramFile) {
    self.file = file
    sorted = file.summary.decls.indices
      .map { (index: $0, range: file.tree.node(file.summary.decls[$0].node).range) }
      .filter { !$0.range.isEmpty }
      .sorted { ($0.range.start, -$0.range.end, $0.index) < ($1.range.start, -$1.range.end, $1.index) }
  }

  /// The names of the declarations around a place, outermost first: `ContentView.body`. No place asked about begins
  /// before the one before it.
  mutating func name(around place: SourceRange) -> String {
    while next < sorted.count, sorted[next].range.start <= place.start {
      leave(before: sorted[next].range.start + 1)
      open.append(sorted[next])
      next += 1
      steps += 1
    }
    leave(before: place.start)
    // A place that reaches beyond a declaration is in one further out: no more steps than the nesting is deep.
    steps += open.count
    guard let innermost = open.last(where: { $0.range.contains(place) }) else { return "" }
    if let known = names[innermost.index] { return known }
    let name = name(of: innermost.index)
    names[innermost.index] = name
    return name
  }

  private mutating func leave(before offset: Int) {
    while let last = open.last, last.range.end < offset { open.removeLast() }
  }

  private func name(of declaration: Int) -> String {
    var names: [String] = []
    var current: Int? = declaration
    while let index = current {
      let decl = file.summary.decls[index]
      let extended =
        decl.kind == .extension ? file.tree.node(decl.node).children.first { $0.kind.isType }?.text : nil
      names.append(extended ?? decl.name.text)
      current = file.summary.parent(of: index)
    }
    return names.reversed().joined(separator: ".")
  }
}
