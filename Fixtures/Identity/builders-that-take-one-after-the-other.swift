// A builder of the program that takes a block one component after the other puts each together with all before it, as its
// types say: of three views the first two are in the first place of the outer pair. (Swift Evolution SE-0348.)
import SwiftUI

@resultBuilder enum Pairs {
  static func buildPartialBlock<V: View>(first: V) -> V { first }
  static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> TupleView<(A, B)> {
    TupleView((accumulated, next))
  }
}

@resultBuilder enum Stacks {
  static func buildPartialBlock<V: View>(first: V) -> V { first }
  static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> some View {
    VStack {
      accumulated
      next
    }
  }
}

struct Field: View {
  @State private var text = ""
  var body: some View { TextField("", text: $text) }
}

struct Page: View {
  var body: some View { inPairs }

  @Pairs private var inPairs: some View {
    Text("a")
    Field()
    Text("c")
  }
}

struct Column: View {
  var body: some View { inStacks }

  @Stacks private var inStacks: some View {
    Text("a")
    Field()
    Text("c")
  }
}
