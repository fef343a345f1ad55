import SwiftUI

struct Shelf: View {
  @State private var isReading = false
  var body: some View {
    VStack {
      Text("Reading")
      Image("book").onTapGesture { isReading = true }
    }
    .statusBarHidden(isReading)
  }
}
