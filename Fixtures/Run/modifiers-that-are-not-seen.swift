// Shown at 160x96: what a modifier does for hands, ears and files changes nothing that is seen.
import SwiftUI

struct ContentView: View {
  @State private var count = 0
  @State private var isImporting = false
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 0) {
      Text("count \(count)")
        .sensoryFeedback(.impact, trigger: count)
        .accessibilityFocused($isFocused)
        .accessibilityRepresentation { Button("count") {} }
        .focusable()
        .onKeyPress(.space) { .handled }
        .privacySensitive()
      Text("pick")
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.text]) { _ in }
        .copyable(["pick"])
        .userActivity("pick") { _ in }
    }
  }
}
