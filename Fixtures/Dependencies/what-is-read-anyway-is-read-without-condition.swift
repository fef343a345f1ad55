// The first condition is always asked for; what the later ones read is no other subscription.
import SwiftUI

struct Pages: View {
  @State private var page = 0

  var body: some View {
    if page == 0 {
      Page(number: page)
    } else if page == 1 {
      Page(number: page)
    } else if page == 2 {
      Page(number: page)
    }
  }
}

struct Page: View {
  let number: Int
  var body: some View { Text("\(number)") }
}
