// Only what reverses something lazy is lazy itself, a part of an array is filtered into an array, and what is asked for by
// a number is an array. What counts elements in a dictionary tells what it is of.
import SwiftUI

struct Kept<Value>: View {
  let value: Value
  init(_ value: Value) { self.value = value }
  var body: some View { Text(String(describing: value)) }
}

struct Reversed: View {
  let numbers = [3, 4]
  let names = ["a"]
  var body: some View {
    Kept(numbers.reversed().map { "\($0)" })
    Kept(names.reversed().filter { !$0.isEmpty })
    Kept((1...4).reversed().map { $0 * 2 })
    Kept(numbers.lazy.reversed().map { $0 })
    ForEach(numbers.reversed().map { $0 + 1 }, id: \.self) { Text("\($0)") }
    ForEach(names.reversed().enumerated().map { (index: $0.offset, name: $0.element) }, id: \.index) { Text($0.name) }
    ForEach(numbers.reversed(), id: \.self) { Text("\($0)") }
  }
}

struct Filtered: View {
  let numbers = [3, 4]
  var body: some View {
    Kept(numbers.prefix(1).filter { $0 > 1 })
    Kept("abc".dropFirst().filter(\.isLetter))
    Kept(ContiguousArray(numbers).filter { $0 > 1 })
    ForEach(numbers[1...].filter { $0 > 1 }, id: \.self) { Text("\($0)") }
  }
}

struct Numbered: View {
  let numbers = [3, 4]
  var body: some View {
    Kept(numbers.reversed()[0])
    ForEach(0..<2) { Kept(numbers.reversed()[$0]) }
  }
}

struct Priced {
  var kind = "a"
  var price = 1.5
}

struct Counted: View {
  let items: [Priced] = []
  var body: some View {
    Kept(items.reduce(into: [:]) { $0[$1.kind, default: 0] += 1 })
    Kept(items.reduce(into: [:]) { $0[$1.kind, default: 0] += $1.price })
    Kept(items.reduce(into: [:]) { $0[$1.kind] = $1.price })
    Kept(items.reduce(into: [:]) { $0[$1.kind, default: []].append($1.price) })
  }
}
