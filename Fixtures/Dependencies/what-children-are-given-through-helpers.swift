// The values that a helper is called with, that a pattern binds or that a requirement stands for go into the children.
import SwiftUI

enum Load { case none, some([Int]) }

struct Leaf: View {
  let n: Int
  var body: some View { Text("\(n)") }
}

protocol Counting { var count: Int { get } }

extension Counting {
  var label: String { "\(count)" }
}

struct Parent: View, Counting {
  @State private var a = 0
  @State private var b = 0
  @State var count = 0
  @State private var load = Load.none

  var body: some View {
    row(a)
    Text("\(b)")
    Text(label)
    switch load {
    case .some(let values): ForEach(values, id: \.self) { Leaf(n: $0) }
    case .none: EmptyView()
    }
    if case .some(let values) = load { Leaf(n: values[0]) }
  }

  private func row(_ n: Int) -> some View { HStack { Leaf(n: n + 1) } }
}
