// A finding with notes behind characters of several bytes, one with a fix, a note and an error of the syntax.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Text("\(count)") }
}

struct Example: View {
  var isLarge: Bool
  var body: some View {
    VStack {
      /* 😀é */ if isLarge {
        Counter().scaleEffect(2)
      } else {
        Counter()
      }
	// viewlint:disable:next conditional_same_view - "<&>", 100%
      Text("")
    }
  }
}
