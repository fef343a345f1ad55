import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Shown<Value>: View {
  let value: Value
  var body: some View { EmptyView() }
}

// No number is meant where nothing tells what the rows are made of.
struct Unknown: View {
  let library: Library
  var body: some View {
    ForEach(library.books) { Row(number: $0) }
    ForEach(library.books) { Shown(value: $0) }
  }
}

struct Counted: View {
  let library: Library
  var body: some View {
    ForEach(0..<library.count) { Row(number: $0) }
    ForEach(0..<3) { Shown(value: $0) }
  }
}
