// A value of another type is another identity, whatever it is called; where the type is not known it may be what it was.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

// MARK: old

struct Screen: View {
  let names: [String]
  let key: Int
  let other: Int
  var body: some View {
    ForEach(names, id: \.self) { _ in Row() }
    Row().id(key)
    Row().id(other)
  }
}

// MARK: new

struct Screen: View {
  let names: [String]
  let key: String
  let other: Elsewhere
  var body: some View {
    ForEach(names.indices, id: \.self) { _ in Row() }
    Row().id(key)
    Row().id(other)
  }
}
