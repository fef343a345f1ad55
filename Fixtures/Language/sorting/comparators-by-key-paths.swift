import Foundation

struct Track: CustomStringConvertible {
  var name: String
  var plays: Int
  var rating: Int?
  var description: String { "\(name)/\(plays)" }
}

let tracks = [
  Track(name: "Item 10", plays: 3, rating: nil), Track(name: "item 9", plays: 7, rating: 4),
  Track(name: "Item 2", plays: 7, rating: 5), Track(name: "älter", plays: 1, rating: 1),
]

print(tracks.sorted(using: KeyPathComparator(\.name)))
print(tracks.sorted(using: KeyPathComparator(\.name, order: .reverse)))
print(tracks.sorted(using: KeyPathComparator(\.rating)))
print(tracks.sorted(using: [KeyPathComparator(\.plays, order: .reverse), KeyPathComparator(\.name)]))
print(tracks.sorted(using: SortDescriptor(\.plays)))

struct ByLength: SortComparator {
  var order: SortOrder = .forward
  func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
    let result: ComparisonResult =
      lhs.count < rhs.count ? .orderedAscending : lhs.count > rhs.count ? .orderedDescending : .orderedSame
    guard order == .reverse else { return result }
    return result == .orderedAscending
      ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
  }
}
print(tracks.map(\.name).sorted(using: ByLength()))
print(tracks.map(\.name).sorted(using: ByLength(order: .reverse)))
print(tracks.sorted(using: KeyPathComparator(\.name, comparator: ByLength())))
print(tracks.sorted(using: KeyPathComparator(\.name, comparator: ByLength(), order: .reverse)))

let first = KeyPathComparator(\Track.plays)
print(first == KeyPathComparator(\Track.plays), first == KeyPathComparator(\Track.plays, order: .reverse))
print(
  SortDescriptor(\Track.plays) == SortDescriptor(\Track.plays),
  SortDescriptor(\Track.plays) == SortDescriptor(\Track.name))
print(Set([first, KeyPathComparator(\Track.plays), KeyPathComparator(\Track.name)]).count)

print(tracks.sorted(using: SortDescriptor(\.rating)), tracks.sorted(using: SortDescriptor(\.rating, order: .reverse)))
print(["item 9", "Item 10", "Item 2"].sorted(using: String.Comparator(options: [.numeric], order: .reverse)))
var changed = first
changed.order = .reverse
print(tracks.sorted(using: changed), changed == first, changed.order)
