// A wrapper with neither a type nor a value takes what its initialiser without arguments makes. A function of two values
// is given pairs. A sign before digits is theirs, though the program has an operator of that name.
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

extension CGPoint {
  static func - (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x - right.x, y: left.y - right.y) }
}

struct Signs: View {
  @State private var inset: CGFloat = 0
  var body: some View {
    Slider(value: $inset, in: -100...20)
  }
}
