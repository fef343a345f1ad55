// What a new view keeps, and what one that is gone kept.
import SwiftUI


// MARK: old
struct Old: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

// MARK: new
struct New: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}
