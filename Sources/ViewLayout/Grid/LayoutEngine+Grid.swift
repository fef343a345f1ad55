extension LayoutEngine {
  func gridSize(_ grid: GridLayout, _ rows: [GridRow], in proposal: ProposedViewSize) -> (Size, SizeReason) {
    let cells = gridCells(rows)
    let (columns, lines) = measureGrid(grid, cells, in: proposal)
    let size = Size(width: columns.total, height: lines.total)
    return (size, .grid(columns: columns.lengths.count, rows: lines.lengths.count))
  }

  /// The columns and the rows of a grid: first the widths, independent of heights, then the heights for these widths.
  private func measureGrid(
    _ grid: GridLayout, _ cells: GridCells, in proposal: ProposedViewSize
  ) -> (columns: GridTracks, rows: GridTracks) {
    var columns = GridTracks(
      lengths: Array(repeating: 0, count: cells.columnCount), gaps: columnGaps(grid, cells))
    measureColumns(&columns, cells, in: proposal.width)
    var rows = GridTracks(lengths: Array(repeating: 0, count: cells.rows.count), gaps: rowGaps(grid, cells))
    measureRows(&rows, cells, columns, grid, in: proposal.height)
    return (columns, rows)
  }

  private func measureColumns(_ columns: inout GridTracks, _ cells: GridCells, in proposal: Double?) {
    let sized = cells.cells.filter { $0.isSized(along: .horizontal) }
    var single = [[LayoutNodeID]](repeating: [], count: cells.columnCount)
    for cell in sized where cell.columns.count == 1 { single[cell.columns.lowerBound].append(cell.node) }
    let spanning = sized.filter { $0.columns.count > 1 }
    if let proposal {
      var limits = single.map { trackLimits(of: $0, along: .horizontal) { ProposedViewSize(width: $0, height: nil) } }
      raise(&limits, for: spanning, columns)
      columns.lengths = GridTrackLimits.share(proposal - columns.gaps.reduce(0, +), among: limits) { column, offer in
        let width = longest(single[column], along: .horizontal, in: ProposedViewSize(width: offer, height: nil))
        return max(width, limits[column].minimum)
      }
    } else {
      columns.lengths = single.map { longest($0, along: .horizontal, in: .unspecified) }
    }
    for cell in spanning {
      let length = columns.length(of: cell.columns)
      let offer = proposal.map { max(length, length + ($0 - columns.total)) }
      note(.gridCell)
      let width = size(of: cell.node, in: ProposedViewSize(width: offer, height: nil)).width
      columns.widen(cell.columns, to: width)
    }
  }

  /// Raises the minimum of the columns that a cell spans equally, until their total is the cell's own minimum.
  private func raise(_ limits: inout [GridTrackLimits], for cells: [GridCell], _ columns: GridTracks) {
    for cell in cells {
      note(.gridCell)
      let width = size(of: cell.node, in: ProposedViewSize(width: 0, height: nil)).width
      var tracks = columns
      tracks.lengths = limits.map(\.minimum)
      tracks.widen(cell.columns, to: width)
      for column in cell.columns {
        limits[column].minimum = tracks.lengths[column]
        limits[column].maximum = max(limits[column].maximum, limits[column].minimum)
      }
    }
  }

  private func measureRows(
    _ rows: inout GridTracks, _ cells: GridCells, _ columns: GridTracks, _ grid: GridLayout, in proposal: Double?
  ) {
    func height(of row: Int, in offer: Double?) -> Double {
      rowLine(row, cells, columns, grid, in: offer).height
    }
    guard let proposal else {
      rows.lengths = cells.rows.indices.map { height(of: $0, in: nil) }
      return
    }
    let limits = cells.rows.indices.map { row in
      GridTrackLimits(
        minimum: height(of: row, in: 0), maximum: height(of: row, in: .infinity),
        priority: cells.cells[cells.rows[row]].map { facts[$0.node.slot].priority }.max() ?? 0)
    }
    rows.lengths = GridTrackLimits.share(proposal - rows.gaps.reduce(0, +), among: limits) { row, offer in
      height(of: row, in: offer)
    }
  }

  /// The height of a row whose cells are offered `offer`, and the position of their common baseline or custom guide;
  /// the built-in edges and the center need no common line.
  private func rowLine(
    _ row: Int, _ cells: GridCells, _ columns: GridTracks, _ grid: GridLayout, in offer: Double?
  ) -> (height: Double, line: Double) {
    let key = (cells.rowAlignments[row] ?? grid.alignment.vertical).key
    var height = 0.0
    var (line, below) = (0.0, 0.0)
    for cell in cells.cells[cells.rows[row]] where cell.isSized(along: .vertical) {
      let proposal = ProposedViewSize(width: columns.length(of: cell.columns), height: offer)
      note(.gridCell)
      let size = size(of: cell.node, in: proposal)
      height = max(height, size.height)
      guard key.combination != .none, cell.anchor == nil, size.height.isFinite else { continue }
      let guide = guide(key, of: cell.node, in: proposal)
      line = max(line, guide)
      below = max(below, size.height - guide)
    }
    return (max(height, line + below), line)
  }

  private func trackLimits(
    of views: [LayoutNodeID], along axis: Axis, _ proposal: (Double) -> ProposedViewSize
  ) -> GridTrackLimits {
    GridTrackLimits(
      minimum: longest(views, along: axis, in: proposal(0)),
      maximum: longest(views, along: axis, in: proposal(.infinity)),
      priority: views.map { facts[$0.slot].priority }.max() ?? 0)
  }

  private func longest(_ views: [LayoutNodeID], along axis: Axis, in proposal: ProposedViewSize) -> Double {
    var longest = 0.0
    for view in views {
      note(.gridCell)
      longest = max(longest, size(of: view, in: proposal)[axis])
    }
    return longest
  }

  private func columnGaps(_ grid: GridLayout, _ cells: GridCells) -> [Double] {
    let count = cells.columnCount
    var gaps = [Double](repeating: grid.spacing(along: .horizontal) ?? -.infinity, count: count)
    if count > 0 { gaps[0] = 0 }
    guard grid.spacing(along: .horizontal) == nil else { return gaps }
    for row in cells.rows {
      for (left, right) in zip(cells.cells[row], cells.cells[row].dropFirst()) where right.columns.lowerBound < count {
        let gap = preferredGap(from: left.node, to: right.node, along: .horizontal)
        gaps[right.columns.lowerBound] = max(gaps[right.columns.lowerBound], gap)
      }
    }
    return gaps.map { $0 == -.infinity ? ViewSpacing.defaultDistance : $0 }
  }

  /// The gap before each row: the maximum that two vertically adjacent cells prefer.
  private func rowGaps(_ grid: GridLayout, _ cells: GridCells) -> [Double] {
    let given = grid.spacing(along: .vertical)
    return cells.rows.indices.map { row in
      if row == 0 { return 0 }
      return given ?? preferredGap(above: row, cells) ?? ViewSpacing.defaultDistance
    }
  }

  /// Walks both rows in parallel, from one pair of cells with a common column to the next.
  private func preferredGap(above row: Int, _ cells: GridCells) -> Double? {
    var (upper, lower) = (cells.rows[row - 1], cells.rows[row])
    var gap: Double?
    while let above = upper.first, let below = lower.first {
      let (aboveCell, belowCell) = (cells.cells[above], cells.cells[below])
      if aboveCell.columns.overlaps(belowCell.columns) {
        let preferred = preferredGap(from: aboveCell.node, to: belowCell.node, along: .vertical)
        gap = max(gap ?? preferred, preferred)
      }
      if aboveCell.columns.upperBound <= belowCell.columns.upperBound {
        upper = upper.dropFirst()
      } else {
        lower = lower.dropFirst()
      }
    }
    return gap
  }
}

extension LayoutEngine {
  /// Places the cells, each proposed the width of its columns and the height of its row.
  func arrangeGrid(_ grid: GridLayout, _ rows: [GridRow], in proposal: ProposedViewSize) {
    let cells = gridCells(rows)
    let (columns, lines) = measureGrid(grid, cells, in: proposal)
    let (lefts, tops) = (columns.starts, lines.starts)
    for (row, range) in cells.rows.enumerated() {
      let line = rowLine(row, cells, columns, grid, in: lines.lengths[row]).line
      for cell in cells.cells[range] {
        let room = Size(width: columns.length(of: cell.columns), height: lines.lengths[row])
        let proposal = ProposedViewSize(room)
        let corner = Point(x: cell.columns.isEmpty ? 0 : lefts[cell.columns.lowerBound], y: tops[row])
        let offset: Point
        if let anchor = cell.anchor {
          offset = anchor.point(in: room) - anchor.point(in: size(of: cell.node, in: proposal))
        } else {
          offset = Point(
            x: horizontalOffset(of: cell, cells, grid, in: room),
            y: verticalOffset(of: cell, cells, grid, in: room, line: line))
        }
        arrangements.append(Arrangement(node: cell.node, origin: corner + offset, proposal: proposal))
      }
    }
  }

  private func horizontalOffset(of cell: GridCell, _ cells: GridCells, _ grid: GridLayout, in room: Size) -> Double {
    let column =
      cell.columns.isEmpty || cell.columns.count == cells.columnCount && cells.columnCount > 1
      ? nil : cells.columnAlignments[cell.columns.lowerBound]
    let key = (column ?? grid.alignment.horizontal).key
    let place = key.defaultValue(for: room.width) ?? ViewDimensions(box: room).defaultValue(of: key)
    return place - guide(key, of: cell.node, in: ProposedViewSize(room))
  }

  private func verticalOffset(
    of cell: GridCell, _ cells: GridCells, _ grid: GridLayout, in room: Size, line: Double
  ) -> Double {
    let key = (cells.rowAlignments[cell.row] ?? grid.alignment.vertical).key
    let guide = guide(key, of: cell.node, in: ProposedViewSize(room))
    if key.combination != .none { return line - guide }
    return (key.defaultValue(for: room.height) ?? 0) - guide
  }
}
