// Where the value of an element is its identity, another value is another element.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Screen: View {
  let limit: Int
  var body: some View {
    ForEach(0..<3) { number in
      if number > 1 { Counter() }
    }
    ForEach(0..<3) { number in
      if number > limit { Counter() }
    }
  }
}
