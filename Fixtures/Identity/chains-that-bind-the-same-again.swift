// A branch ends by what can happen while it is there: one that has a value does not wait for it.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Names: View {
  let first: String?
  let last: String?

  var body: some View {
    if let first, let last {
      Row()
    } else if let first {
      Row()
    } else {
      Row()
    }
  }
}
