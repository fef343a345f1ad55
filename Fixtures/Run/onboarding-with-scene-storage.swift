// Shown at 240x128: what was seen is kept under a key; the next screen replaces the introduction for good.
// Do: tap "Next"
// Do: tap "Next"
// Do: tap "Begin"
// Events
import SwiftUI

struct Introduction: View {
  @Binding var isDone: Bool
  @State private var page = 0
  private let pages = ["Welcome", "Add plants", "Water them"]
  var body: some View {
    VStack {
      Text(pages[page])
      ProgressView(value: Double(page + 1), total: Double(pages.count))
      Button(page < pages.count - 1 ? "Next" : "Begin") {
        if page < pages.count - 1 { page += 1 } else { isDone = true }
      }
    }
    .padding()
  }
}

struct ContentView: View {
  @AppStorage("introduction.done") private var isDone = false
  var body: some View {
    if isDone { Text("The garden") } else { Introduction(isDone: $isDone) }
  }
}
