// A program may add methods to the view builder: those for partial blocks win over `buildBlock`.
import SwiftUI

struct A0: View { var body: some View { Text("0") } }

struct A1: View { var body: some View { Text("1") } }

extension ViewBuilder {
  static func buildPartialBlock<V: View>(first: V) -> V { first }
  static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> TupleView<(A, B)> {
    TupleView((accumulated, next))
  }
}

struct None: View { var body: some View {} }

struct One: View { var body: some View { A0() } }

struct Three: View {
  var body: some View {
    A0()
    A1()
    Text("2")
  }
}

struct Inner: View {
  let isOn: Bool
  var body: some View {
    VStack {
      A0()
      if isOn {
        A0()
        A1()
        Divider()
      }
    }
  }
}
