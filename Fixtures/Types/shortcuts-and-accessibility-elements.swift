// Types that SwiftUI prints itself: the shortcut is in the environment, and a trait of it is what a picker reads.
import SwiftUI

struct Shortcuts: View {
  var body: some View {
    Button("a") {}.keyboardShortcut("a")
    Button("b") {}.keyboardShortcut(.defaultAction).disabled(true)
    Button("c") {}.keyboardShortcut(.return, modifiers: [])
  }
}

struct Elements: View {
  var body: some View {
    HStack { Text("a") }.accessibilityElement(children: .combine)
    Text("b").accessibilityElement().accessibilityLabel("c")
  }
}
