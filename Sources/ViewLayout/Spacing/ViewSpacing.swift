/// The distances that a view prefers to its neighbours, for each edge and category of neighbour.
///
/// An ordinary view has no preference: SwiftUI leaves 8 points between two of them. A `Spacer` prefers 0, so there is
/// no gap beside it. A text prefers its line height towards neighbours above and below it.
public struct ViewSpacing: Hashable, Sendable {
  /// The category of a value: it applies to neighbours with an entry of the same category on the facing edge.
  enum Category: UInt8, Hashable, Sendable {
    /// Applies to neighbours with which no other category is shared.
    case any
    case textToText
    case edgeAboveText
    case edgeBelowText
    case edgeLeftOfText
    case edgeRightOfText
  }

  enum Value: Hashable, Sendable {
    case distance(Double)
    /// The metrics of the text at whose bottom edge the entry is.
    case aboveNeighbor(TextLineMetrics)
    /// The metrics of the text at whose top edge the entry is.
    case belowNeighbor(TextLineMetrics)
  }

  struct Entry: Hashable, Sendable {
    var category: Category
    var edge: Edge
    var value: Value
  }

  /// At most one entry per category and edge, sorted by both.
  private(set) var entries: [Entry] = []

  /// The spacing of an ordinary view: no preference, and 0 towards text, so that the text decides.
  public init() {
    self = ViewSpacing.textNeighbor(on: .all)
  }

  init(entries: [Entry]) {
    for entry in entries { merge(entry) }
  }

  /// A spacing of 0 on all edges.
  public static let zero = ViewSpacing(
    entries: Edge.allCases.map { Entry(category: .any, edge: $0, value: .distance(0)) })

  /// A spacing without any preference.
  static let none = ViewSpacing(entries: [])

  /// A spacing of `distance` on each of `edges`, for any neighbour.
  static func uniform(_ distance: Double, on edges: EdgeSet) -> ViewSpacing {
    ViewSpacing(
      entries: Edge.allCases.filter(edges.contains).map {
        Entry(category: .any, edge: $0, value: .distance(distance))
      })
  }

  /// A spacing with which a text next to any of `edges` decides the distance.
  private static func textNeighbor(on edges: EdgeSet) -> ViewSpacing {
    ViewSpacing(
      entries: Edge.allCases.filter(edges.contains).map { edge in
        let category: Category =
          switch edge {
          case .top: .edgeBelowText
          case .leading: .edgeRightOfText
          case .bottom: .edgeAboveText
          case .trailing: .edgeLeftOfText
          }
        return Entry(category: category, edge: edge, value: .distance(0))
      })
  }

  /// Takes the larger value of both on each of `edges`.
  public mutating func formUnion(_ other: ViewSpacing, edges: EdgeSet = .all) {
    for entry in other.entries where edges.contains(entry.edge) { merge(entry) }
  }

  /// The larger values of both on each of `edges`.
  public func union(_ other: ViewSpacing, edges: EdgeSet = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// Resets the values on `edges` to those of an ordinary view.
  mutating func reset(_ edges: EdgeSet) {
    guard !edges.isEmpty else { return }
    entries.removeAll { edges.contains($0.edge) }
    formUnion(.textNeighbor(on: edges))
  }

  private mutating func merge(_ entry: Entry) {
    let index = entries.firstIndex {
      ($0.category.rawValue, $0.edge.rawValue) >= (entry.category.rawValue, entry.edge.rawValue)
    }
    guard let index else { return entries.append(entry) }
    if entries[index].category == entry.category && entries[index].edge == entry.edge {
      entries[index].value = entries[index].value.larger(entry.value)
    } else {
      entries.insert(entry, at: index)
    }
  }
}

extension ViewSpacing {
  /// The distance between this view and its successor `next` along `axis`, in points: the largest value of a category
  /// that both have, otherwise the larger of their values for any neighbour, otherwise 8.
  public func distance(to next: ViewSpacing, along axis: Axis) -> Double {
    preferredDistance(to: next, along: axis) ?? ViewSpacing.defaultDistance
  }

  /// The distance between two views without a preference, in points.
  static let defaultDistance = 8.0

  private func preferredDistance(to next: ViewSpacing, along axis: Axis) -> Double? {
    let (ownEdge, nextEdge) = (Edge.end(of: axis), Edge.start(of: axis))
    var largest: Double?
    for entry in entries where entry.edge == ownEdge && entry.category != .any {
      guard let other = next.value(entry.category, on: nextEdge), let distance = entry.value.distance(to: other) else {
        continue
      }
      largest = max(largest ?? distance, distance)
    }
    if let largest { return largest }
    let wishes = [value(.any, on: ownEdge), next.value(.any, on: nextEdge)].compactMap { $0?.plainDistance }
    return wishes.max()
  }

  private func value(_ category: Category, on edge: Edge) -> Value? {
    entries.first { $0.category == category && $0.edge == edge }?.value
  }
}

extension ViewSpacing.Value {
  var plainDistance: Double? {
    if case .distance(let distance) = self { distance } else { nil }
  }

  /// The distance between a view with this value and its successor, or `nil` if neither value determines it.
  func distance(to next: Self) -> Double? {
    switch (self, next) {
    case (.distance(let own), .distance(let other)): own + other
    case (.distance(let distance), _), (_, .distance(let distance)): distance
    case (.aboveNeighbor(let upper), .belowNeighbor(let lower)): upper.spacing(to: lower)
    case (.aboveNeighbor, .aboveNeighbor), (.belowNeighbor, _): nil
    }
  }

  func larger(_ other: Self) -> Self {
    switch (self, other) {
    case (.distance(let own), .distance(let theirs)): .distance(max(own, theirs))
    case (.aboveNeighbor(let own), .aboveNeighbor(let theirs)): own.lineHeight < theirs.lineHeight ? other : self
    case (.belowNeighbor(let own), .belowNeighbor(let theirs)): own.lineHeight < theirs.lineHeight ? other : self
    case (.distance, _): other
    case (_, .distance): self
    case (.aboveNeighbor, .belowNeighbor), (.belowNeighbor, .aboveNeighbor): other
    }
  }
}
