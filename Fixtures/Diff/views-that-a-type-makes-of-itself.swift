// A view that a static function of its own type makes is a view like any other.
import SwiftUI

struct Tree: View {
  let depth: Int
  @State private var isOpen = false
  static func small(_ depth: Int) -> Tree { Tree(depth: depth) }
  static func large() -> Self { self.init(depth: 9) }
  var body: some View { Text("\(depth)") }
}

// MARK: old
struct Screen: View {
  var body: some View {
    VStack {
      Text("above")
      Tree.small(2)
    }
    HStack { Text("") }
  }
}

// MARK: new
struct Screen: View {
  var body: some View {
    VStack { Tree.small(2) }
    HStack { Tree.large() }
  }
}
