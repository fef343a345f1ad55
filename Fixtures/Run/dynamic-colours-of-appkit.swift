// Shown at 200x48: a colour of AppKit whose closure compares appearances is bright in the dark appearance.
// Platform: macos
// Do: set colorScheme dark
import AppKit
import SwiftUI

extension Color {
  static func dynamic(light: NSColor, dark: NSColor) -> Color {
    Color(
      nsColor: NSColor(name: nil) { appearance -> NSColor in
        switch appearance.bestMatch(from: [.darkAqua, .aqua]) {
        case .darkAqua: dark
        default: light
        }
      })
  }
}

struct Card: View {
  var body: some View {
    Text("Card")
      .foregroundStyle(Color.dynamic(light: .white, dark: .black))
      .padding(8)
      .background(Color.dynamic(light: .black, dark: .white))
  }
}

#Preview { Card() }
