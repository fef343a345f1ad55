import ViewSemantics
import ViewSource
import ViewSyntax

/// Names the declarations around the findings of one file. The queries arrive in source order, so each declaration is
/// entered and left once for any number of findings.
struct EnclosingDeclarations {
  private let file: ProgramFile
  /// All declarations by their start offsets, outer ones before inner ones.
  private let sorted: [(index: Int, range: SourceRange)]
  /// The index of the next declaration to enter.
  private var next = 0
  /// The entered declarations, outermost first.
  private var open: [(index: Int, range: SourceRange)] = []
  private var names: [Int: String] = [:]
  /// The number of steps so far, for a test of the growth.
  private(set) var steps = 0

  init(in file: ProgramFile) {
    self.file = file
    sorted = file.summary.decls.indices
      .map { (index: $0, range: file.tree.node(file.summary.decls[$0].node).range) }
      .filter { !$0.range.isEmpty }
      .sorted { ($0.range.start, -$0.range.end, $0.index) < ($1.range.start, -$1.range.end, $1.index) }
  }

  /// The names of the declarations around a range, outermost first: `ContentView.body`. The ranges of successive calls
  /// must not begin earlier than the previous one.
  mutating func name(around place: SourceRange) -> String {
    while next < sorted.count, sorted[next].range.start <= place.start {
      leave(before: sorted[next].range.start + 1)
      open.append(sorted[next])
      next += 1
      steps += 1
    }
    leave(before: place.start)
    // A range that extends beyond a declaration belongs to an outer one. This takes at most as many steps as the
    // nesting depth.
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
