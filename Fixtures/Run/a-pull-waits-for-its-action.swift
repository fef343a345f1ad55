// Shown at 240x160: the sign of a pull is there until the action returns; what is in the list may pull it too.
// Do: refresh
// Do: wait 1500ms
// Events
import SwiftUI

struct Row: View {
  @Environment(\.refresh) private var refresh
  var body: some View { Text(refresh == nil ? "cannot" : "can") }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Row()
      List { Row() }
        .refreshable {
          print("pulled")
          try? await Task.sleep(for: .seconds(1))
          print("loaded")
        }
    }
  }
}
