// Shown at 200x120: colours of AppKit are given in several colour spaces.
// Platform: macos
import AppKit
import SwiftUI

#Preview {
  VStack(spacing: 0) {
    Color(nsColor: NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    Color(nsColor: NSColor(calibratedRed: 0, green: 1, blue: 0, alpha: 1))
    Color(nsColor: NSColor(deviceRed: 0, green: 0, blue: 1, alpha: 1))
    Color(nsColor: NSColor(calibratedWhite: 0, alpha: 1))
    Color(nsColor: NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1))
  }
}
