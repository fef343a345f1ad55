// Where a part of the new code is not known, nothing is said to be lost.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

// MARK: old
struct Screen: View {
  var body: some View {
    VStack {
      Counter()
      Text("below")
    }
  }
}

// MARK: new
struct Screen: View {
  var body: some View {
    VStack {
      Header()
      Text("below")
    }
  }
}
