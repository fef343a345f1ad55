// A literal is a whole number until another argument, an operator or the end of a range says otherwise.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("a") }
}

struct Pair<Number: Numeric>: View {
  let first: Number
  let second: Number
  var body: some View { Text("a") }
}

struct Item {
  var price = 2.5
  var width: CGFloat = 3
}

struct ByArguments: View {
  var body: some View {
    Holder(value: max(1, 2.5))
    Holder(value: max(1, 2, 3.5))
    Holder(value: min(max(0, 0.5), 1))
    Holder(value: [1.5, 2, 3])
    Holder(value: stride(from: 0, to: 1.5, by: 1).map { $0 })
    Pair(first: 1, second: 2.5)
    Pair(first: 1, second: 2)
    Pair(first: 1, second: 2 as Float)
  }
}

struct ByOperators: View {
  let items: [Item]
  let floats: [Float]

  var body: some View {
    Holder(value: items.map(\.price).reduce(0, +))
    Holder(value: items.map(\.width).reduce(0, max))
    Holder(value: floats.reduce(1, *))
    Holder(value: ["a"].reduce("", +))
    Holder(value: [1, 2].reduce(0, +))
  }
}

struct ByRanges: View {
  var body: some View {
    Text("a").dynamicTypeSize(...(.large))
    Text("a").dynamicTypeSize((.small)...)
    Text("a").dynamicTypeSize(.small)
  }
}
