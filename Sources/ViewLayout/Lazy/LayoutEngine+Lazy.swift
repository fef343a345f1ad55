/// A lazy container under one proposal: its tracks across the axis, and its lines along it.
private struct LazyFrame {
  let node: LayoutNodeID
  let lazy: LazyLayout
  var tracks: [LazyTracks.Track]
  /// The length of headers and footers across the axis.
  var breadth: Double
  /// The offset of all tracks across the axis.
  var shift = 0.0
  var lines: LazyLines
}

/// The visible part of a lazy container, in points along its axis from its start.
private struct VisibleRange {
  let start: Double
  let end: Double

  init(_ visible: Rect, along axis: Axis) {
    start = visible.start(along: axis).isFinite ? visible.start(along: axis) : 0
    let end = visible.end(along: axis)
    self.end = end > start ? end : start
  }
}

/// A measured line, in points along the axis.
private struct LazyLine {
  let index: Int
  var start: Double
  let length: Double
}

extension LayoutEngine {
  func lazySize(_ lazy: LazyLayout, of node: LayoutNodeID, in proposal: ProposedViewSize) -> (Size, SizeReason) {
    let count = lazyCount(lazy, of: node)
    guard count > 0, let frame = lazyFrame(lazy, of: node, across: proposal[lazy.axis.other]) else {
      // A container without rows is as wide as one with rows [approximation].
      let breadth = max(proposal[lazy.axis.other] ?? 0, 0)
      return (Size(0, along: lazy.axis, across: count == 0 ? breadth : 0), .lazy(measured: 0, of: count))
    }
    let measured = leadingLines(frame)
    let length = estimatedLength(frame, measured)
    let breadth = max(proposal[lazy.axis.other] ?? 0, frame.breadth)
    return (
      Size(length.rounded(.up), along: lazy.axis, across: breadth),
      .lazy(measured: measured.count, of: frame.lines.count)
    )
  }

  /// The tracks and lines for a length `proposal` across the axis; `nil` for a stack with no length across.
  private func lazyFrame(_ lazy: LazyLayout, of node: LayoutNodeID, across proposal: Double?) -> LazyFrame? {
    let parts = (lazyParts(.header, lazy, of: node) + lazyParts(.footer, lazy, of: node)).sorted()
    let count = lazyCount(lazy, of: node)
    guard let items = lazy.items else {
      let breadth = proposal ?? idealBreadth(of: 0, lazy, node)
      guard breadth > 0 else { return nil }
      return LazyFrame(
        node: node, lazy: lazy, tracks: [LazyTracks.Track(start: 0, length: breadth)], breadth: breadth,
        lines: LazyLines(cells: count, tracks: 1, parts: parts))
    }
    let tracks = LazyTracks(items, width: proposal ?? idealBreadth(of: items, lazy, node))
    return LazyFrame(
      node: node, lazy: lazy, tracks: tracks.tracks, breadth: max(tracks.total, proposal ?? 0),
      lines: LazyLines(cells: count, tracks: tracks.tracks.count, parts: parts))
  }

  private func idealBreadth(of row: Int, _ lazy: LazyLayout, _ node: LayoutNodeID) -> Double {
    guard row < lazyCount(lazy, of: node) else { return 0 }
    note(.row)
    return size(of: lazyRow(row, lazy, of: node), in: .unspecified)[lazy.axis.other]
  }

  /// The total of the ideal lengths of the first cells, one for each item, within the items' limits, with the gaps.
  private func idealBreadth(of items: [GridItem], _ lazy: LazyLayout, _ node: LayoutNodeID) -> Double {
    var breadth = 0.0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { breadth += item.gap }
      switch item.length {
      case .fixed(let length): breadth += length.isFinite ? max(length, 0) : 0
      case .flexible(let minimum, let maximum), .adaptive(let minimum, let maximum):
        breadth += min(max(idealBreadth(of: index, lazy, node), minimum), maximum)
      }
    }
    return breadth
  }

  /// The lines that decide the length: all if the rows are children of the node, otherwise those that fill the nearest
  /// container.
  private func leadingLines(_ frame: LazyFrame) -> [LazyLine] {
    let visible = frame.lazy.rows == nil ? .infinity : containers[container]?[frame.lazy.axis] ?? lazyHorizon
    var lines: [LazyLine] = []
    var end = 0.0
    while lines.count < frame.lines.count, lines.count < 2 || end < visible {
      if visible == .infinity && frame.lazy.rows != nil && end > lazyHorizon { break }
      let line = measureLine(lines.count, after: end, frame)
      end = line.start + line.length
      lines.append(line)
    }
    return lines
  }

  /// The length of the rows to make if no container limits the visible part, in points.
  private var lazyHorizon: Double { 1_000 }

  private func measureLine(_ index: Int, after end: Double, _ frame: LazyFrame) -> LazyLine {
    let (cells, isSectionPart) = frame.lines.cells(of: index)
    var length = 0.0
    for (number, cell) in cells.enumerated() {
      let breadth = isSectionPart ? frame.breadth : frame.tracks[number].length
      let proposal = ProposedViewSize(nil, along: frame.lazy.axis, across: breadth)
      note(.row)
      length = max(length, size(of: lazyRow(cell, frame.lazy, of: frame.node), in: proposal)[frame.lazy.axis])
    }
    return LazyLine(index: index, start: end + (index == 0 ? 0 : gap(before: index, frame)), length: length)
  }

  /// The gap before a line: the explicit spacing, or the maximum that two vertically adjacent views prefer.
  private func gap(before index: Int, _ frame: LazyFrame) -> Double {
    if let spacing = frame.lazy.spacing, spacing.isFinite { return spacing }
    let upper = frame.lines.cells(of: index - 1).cells
    let lower = frame.lines.cells(of: index).cells
    var gap: Double?
    for number in 0..<max(upper.count, lower.count) {
      let above = upper.lowerBound + min(number, upper.count - 1)
      let below = lower.lowerBound + min(number, lower.count - 1)
      if frame.lazy.rows != nil && !isMade(above, frame) { continue }
      let preferred = preferredGap(
        from: lazyRow(above, frame.lazy, of: frame.node), to: lazyRow(below, frame.lazy, of: frame.node),
        along: frame.lazy.axis)
      gap = max(gap ?? preferred, preferred)
    }
    return gap ?? ViewSpacing.defaultDistance
  }

  private func isMade(_ cell: Int, _ frame: LazyFrame) -> Bool {
    guard case .lazyRows(let table) = nodes[frame.node.slot].state else { return false }
    return table.made[cell] != nil
  }

  /// The estimated length of all lines: lines that were not measured have the mean length of the others.
  private func estimatedLength(_ frame: LazyFrame, _ measured: [LazyLine]) -> Double {
    guard let last = measured.last else { return 0 }
    let end = last.start + last.length
    return end + step(measured) * Double(frame.lines.count - measured.count)
  }

  /// The mean distance from one measured line to the next.
  private func step(_ measured: [LazyLine]) -> Double {
    guard let last = measured.last else { return 0 }
    let lengths = measured.reduce(0) { $0 + $1.length }
    let gaps = last.start + last.length - lengths
    let gap = measured.count > 1 ? gaps / Double(measured.count - 1) : ViewSpacing.defaultDistance
    return lengths / Double(measured.count) + gap
  }
}

extension LayoutEngine {
  /// Places the lines; if rows are made on demand, only those within `visible` (the container's coordinates).
  func arrangeLazy(
    _ lazy: LazyLayout, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size, visible: Rect?
  ) {
    guard lazyCount(lazy, of: node) > 0, var frame = lazyFrame(lazy, of: node, across: size[lazy.axis.other]) else {
      return
    }
    if let last = frame.tracks.last, last.start + last.length < size[lazy.axis.other] {
      let fraction = lazy.alignment.defaultValue(for: 1) ?? 0.5
      frame.shift = (size[lazy.axis.other] - last.start - last.length) * fraction
    }
    let range = visible.map { VisibleRange($0, along: lazy.axis) }
    var lines = leadingLines(frame)
    if lazy.rows != nil, let range { lines = visibleLines(frame, lines, in: range) }
    if let range { pin(&lines, frame, in: range) }
    for line in lines { arrange(line, frame) }
  }

  private func visibleLines(_ frame: LazyFrame, _ leading: [LazyLine], in range: VisibleRange) -> [LazyLine] {
    var lines = leading.filter { $0.start + $0.length >= range.start && $0.start < range.end }
    guard let last = leading.last else { return [] }
    var next = leading.count
    var end = last.start + last.length
    if end < range.start {
      let lines = ((range.start - end) / max(step(leading), 0.01)).rounded(.down)
      let skipped = lines.isFinite ? Int(min(lines, Double(frame.lines.count - next))) : 0
      next += skipped
      end += step(leading) * Double(skipped)
    }
    while next < frame.lines.count, end < range.end {
      let line = measureLine(next, after: end, frame)
      end = line.start + line.length
      if end >= range.start && line.start < range.end { lines.append(line) }
      next += 1
    }
    return lines
  }

  /// Moves headers to the start of the visible part while their section is visible, and footers to its end.
  private func pin(_ lines: inout [LazyLine], _ frame: LazyFrame, in range: VisibleRange) {
    guard !frame.lazy.pinned.isEmpty else { return }
    let headers = Set(lazyParts(.header, frame.lazy, of: frame.node))
    let footers = Set(lazyParts(.footer, frame.lazy, of: frame.node))
    addHiddenHeader(&lines, frame, headers, in: range)
    let natural = lines
    var sectionEnd = natural.last.map { $0.start + $0.length } ?? 0
    for index in lines.indices.reversed() where headers.contains(firstCell(of: natural[index], frame)) {
      if frame.lazy.pinned.contains(.headers) {
        let latest = sectionEnd - natural[index].length
        lines[index].start = max(natural[index].start, min(range.start, latest))
      }
      if index > 0 { sectionEnd = natural[index - 1].start + natural[index - 1].length }
    }
    var sectionStart = natural.first?.start ?? 0
    for index in lines.indices {
      let cell = firstCell(of: natural[index], frame)
      if headers.contains(cell) { sectionStart = natural[index].start + natural[index].length }
      if footers.contains(cell) && frame.lazy.pinned.contains(.footers) {
        let earliest = max(range.end - natural[index].length, sectionStart)
        lines[index].start = min(natural[index].start, earliest)
      }
    }
  }

  /// Adds the header of the first visible section if it is scrolled out of the visible part.
  private func addHiddenHeader(
    _ lines: inout [LazyLine], _ frame: LazyFrame, _ headers: Set<Int>, in range: VisibleRange
  ) {
    guard let first = lines.first, frame.lazy.pinned.contains(.headers) else { return }
    let cell = firstCell(of: first, frame)
    guard !headers.contains(cell), headers.contains(where: { $0 < cell }) else { return }
    for index in (0..<first.index).reversed() where headers.contains(frame.lines.cells(of: index).cells.lowerBound) {
      let length = measureLine(index, after: 0, frame).length
      lines.insert(LazyLine(index: index, start: min(first.start, range.start) - length, length: length), at: 0)
      return
    }
  }

  private func firstCell(of line: LazyLine, _ frame: LazyFrame) -> Int {
    frame.lines.cells(of: line.index).cells.lowerBound
  }

  /// Places the cells of one line, each aligned in its track and in the line.
  private func arrange(_ line: LazyLine, _ frame: LazyFrame) {
    let axis = frame.lazy.axis
    let (cells, isSectionPart) = frame.lines.cells(of: line.index)
    for (number, cell) in cells.enumerated() {
      let track =
        isSectionPart
        ? LazyTracks.Track(start: -frame.shift, length: frame.breadth) : frame.tracks[number]
      let row = lazyRow(cell, frame.lazy, of: frame.node)
      let proposal = ProposedViewSize(nil, along: axis, across: track.length)
      let across =
        isSectionPart ? frame.lazy.alignment : track.alignment?.key(along: axis.other) ?? frame.lazy.alignment
      let along = track.alignment?.key(along: axis) ?? (axis == .vertical ? .verticalCenter : .horizontalCenter)
      var origin = Point.zero
      origin[axis.other] =
        frame.shift + track.start + (across.defaultValue(for: track.length) ?? track.length / 2)
        - guide(across, of: row, in: proposal)
      origin[axis] = line.start
      if !frame.lazy.isStack {
        origin[axis] += (along.defaultValue(for: line.length) ?? line.length / 2) - guide(along, of: row, in: proposal)
      }
      arrangements.append(Arrangement(node: row, origin: origin, proposal: proposal))
    }
  }
}
