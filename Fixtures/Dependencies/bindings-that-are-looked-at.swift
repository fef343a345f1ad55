// Giving a binding on is no read; making one of an optional is, for `Binding.init?(_:)` gives nil where the value is nil,
// and so is asking a binding what it has as the collection that it is where its value is one.
import SwiftUI

struct Field: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct FromOptional: View {
  @State private var value: Int?
  var body: some View {
    VStack {
      if let value = Binding($value) { Field(value: value) }
      Button("Begin") { value = 1 }
    }
  }
}

struct AsCollection: View {
  @State private var numbers = [1]
  var body: some View {
    VStack {
      if $numbers.isEmpty { Text("none") }
      Text("\($numbers.count)")
    }
  }
}

struct GivenOn: View {
  @State private var numbers = [1]
  var body: some View { Field(value: $numbers[0]) }
}
