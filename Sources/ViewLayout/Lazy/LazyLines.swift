/// The distribution of a lazy container's cells to lines: one cell for each track in a line; headers and footers of
/// sections take a whole line.
struct LazyLines {
  private struct Run {
    let firstLine: Int
    let cells: Range<Int>
    let isSectionPart: Bool
  }

  private let tracks: Int
  private let runs: [Run]
  let count: Int

  /// The lines of `cells` cells in `tracks` tracks; `parts` are the indices of headers and footers in ascending order.
  init(cells: Int, tracks: Int, parts: [Int]) {
    self.tracks = max(tracks, 1)
    var runs: [Run] = []
    var (line, next) = (0, 0)
    for part in parts + [cells] where part >= next && part <= cells {
      if part > next {
        runs.append(Run(firstLine: line, cells: next..<part, isSectionPart: false))
        line += (part - next + self.tracks - 1) / self.tracks
      }
      if part < cells {
        runs.append(Run(firstLine: line, cells: part..<part + 1, isSectionPart: true))
        line += 1
      }
      next = part + 1
    }
    self.runs = runs
    count = line
  }

  /// The cells of `line`, and whether it is a header or footer, which spans all tracks.
  func cells(of line: Int) -> (cells: Range<Int>, isSectionPart: Bool) {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].firstLine <= line { low = middle } else { high = middle - 1 }
    }
    let run = runs[low]
    let start = run.cells.lowerBound + (line - run.firstLine) * tracks
    return (start..<min(start + tracks, run.cells.upperBound), run.isSectionPart)
  }
}

/// The rows that a lazy container has made so far.
final class LazyRowTable {
  let rows: LazyRows
  var made: [Int: LayoutNodeID] = [:]

  init(_ rows: LazyRows) { self.rows = rows }

  /// Forgets a row that was removed from the tree.
  func forget(_ row: LayoutNodeID) {
    made = made.filter { $0.value != row }
  }
}

extension LayoutEngine {
  /// The number of rows of the lazy container `node`.
  func lazyCount(_ lazy: LazyLayout, of node: LayoutNodeID) -> Int {
    lazy.rows.map { max(0, $0.count) } ?? nodes[node.slot].subviews.count
  }

  /// Row `index` of the lazy container `node`; makes it if it does not exist.
  func lazyRow(_ index: Int, _ lazy: LazyLayout, of node: LayoutNodeID) -> LayoutNodeID {
    guard let rows = lazy.rows else { return nodes[node.slot].subviews[index] }
    let table = lazyTable(rows, of: node)
    if let row = table.made[index] { return row }
    let outer = building
    building = node
    let row = rows.make(index)
    building = outer
    checkExists(row)
    precondition(facts[row.slot].parent == .none, "a lazy row belongs to another container")
    facts[row.slot].parent = node
    nodes[node.slot].children.append(row)
    table.made[index] = row
    prepare(row)
    facts[node.slot].flags.formUnion(facts[row.slot].flags.intersection([.readsPosition]))
    return row
  }

  private func lazyTable(_ rows: LazyRows, of node: LayoutNodeID) -> LazyRowTable {
    if case .lazyRows(let table) = nodes[node.slot].state { return table }
    let table = LazyRowTable(rows)
    nodes[node.slot].state = .lazyRows(table)
    return table
  }

  /// The indices of the headers, or of the footers, of the lazy container `node`.
  func lazyParts(_ part: SectionPart, _ lazy: LazyLayout, of node: LayoutNodeID) -> [Int] {
    if let rows = lazy.rows { return part == .header ? rows.headers : rows.footers }
    let views = nodes[node.slot].subviews
    return views.indices.filter { sectionPart(of: views[$0]) == part }
  }

  /// The existing rows of the lazy container `node`, in order.
  func lazyViews(of node: LayoutNodeID) -> [LayoutNodeID] {
    guard case .lazyRows(let table) = nodes[node.slot].state else { return nodes[node.slot].subviews }
    return table.made.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The indices of the rows of the lazy container `node` that the last pass placed, ascending.
  public func placedRows(of node: LayoutNodeID) -> [Int] {
    checkExists(node)
    guard case .lazyRows(let table) = nodes[node.slot].state else { return [] }
    return table.made.filter { placed[$0.value.slot].isPlaced }.map(\.key).sorted()
  }
}
