// Shown at 200x80: modifiers that present a screen of the system change nothing while it is not presented, and say so while
// it is.
import SwiftUI

struct ContentView: View {
  @State private var isMoving = false
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Moving").fileMover(isPresented: $isMoving, file: nil) { _ in }
      Text("Shown").fileMover(isPresented: $isShown, file: nil) { _ in }
    }
  }
}
