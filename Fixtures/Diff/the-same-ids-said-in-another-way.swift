// Elements whose identities are what they were keep their views, whatever they are wrapped in; those that were told apart by
// their values and are now by their positions are others. An optional's `map` makes what `if let` makes. A constant is
// the value that it is declared with.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Item: Identifiable { let id: Int }

// MARK: old
struct Pairs: View { let items: [Item]; var body: some View { ForEach(items) { _ in Counter() } } }
struct Zipped: View { let items: [Item]; var body: some View { ForEach(items) { _ in Counter() } } }
struct Sorted: View { let items: [Int]; var body: some View { ForEach(items, id: \.self) { _ in Counter() } } }
struct Counted: View { let items: [Int]; var body: some View { ForEach(0..<items.count, id: \.self) { _ in Counter() } } }
struct Shown: View { let name: String?; var body: some View { VStack { if let name { Counter().tag(name) } } } }
struct Constant: View { var body: some View { let key = 1; Counter().id(key) } }
struct Positions: View { let items: [Int]; var body: some View { ForEach(items, id: \.self) { _ in Counter() } } }
struct Ranged: View { let items: [Int]; var body: some View { ForEach(items, id: \.self) { _ in Counter() } } }
struct Other: View { var body: some View { let key = 1; Counter().id(key) } }

// MARK: new
struct Pairs: View {
  let items: [Item]
  var body: some View { ForEach(Array(items.enumerated()), id: \.element.id) { _ in Counter() } }
}
struct Zipped: View {
  let items: [Item]
  var body: some View { ForEach(Array(zip(items.indices, items)), id: \.1.id) { _ in Counter() } }
}
struct Sorted: View {
  let items: [Int]
  var body: some View { ForEach(items.sorted().reversed(), id: \.self) { _ in Counter() } }
}
struct Counted: View {
  let items: [Int]
  var body: some View { ForEach(Array(items.enumerated()), id: \.offset) { _ in Counter() } }
}
struct Shown: View { let name: String?; var body: some View { VStack { name.map { Counter().tag($0) } } } }
struct Constant: View { static let key = 1; var body: some View { Counter().id(Self.key) } }
struct Positions: View { let items: [Int]; var body: some View { ForEach(items.indices, id: \.self) { _ in Counter() } } }
struct Ranged: View { let items: [Int]; var body: some View { ForEach(0..<items.count, id: \.self) { _ in Counter() } } }
struct Other: View { var body: some View { let key = 2; Counter().id(key) } }
