// Each window of a group has state of its own (Apple, WindowGroup), one for each value that it is opened for. A preview is
// a body, and keeps what its `@Previewable` variables hold (Apple, Previewable).
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

struct Notes: App {
  var body: some Scene {
    WindowGroup { Counter() }
    WindowGroup(for: Int.self) { _ in Counter() }
    Window("one", id: "one") { Counter() }
  }
}

#Preview {
  @Previewable @State var isOn = false
  Toggle("on", isOn: $isOn)
}

#Preview("two") {
  VStack {
    Counter()
    Counter()
  }
}
