// A closure is never equal, neither where a property is of any type.
import SwiftUI

struct Holder<Value>: View {
  let value: Value
  var body: some View { Text("held") }
}

struct Content<Inner: View>: View {
  @ViewBuilder let inner: Inner
  var body: some View { inner }
}

struct Screen: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Holder(value: { print("called") })
      Content { Text("what a builder's closure gives is equal") }
    }
  }
}

struct Plain: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Text("\(n)")
      Holder(value: 1)
    }
  }
}
