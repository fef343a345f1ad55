// A wrapper with neither a type nor a value takes what its initialiser without arguments makes. A function of two values
// is given pairs.
import SwiftUI

struct Focus: View {
  @State private var name = ""
  @FocusState private var isFocused
  var body: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
      .onChange(of: isFocused) { print("changed") }
  }
}

struct Pairs: View {
  let pairs: [(String, Int)]
  func row(_ name: String, _ count: Int) -> some View {
    HStack {
      Text(name)
      Text("\(count)")
    }
  }
  var body: some View {
    ForEach(pairs, id: \.0, content: row)
  }
}
