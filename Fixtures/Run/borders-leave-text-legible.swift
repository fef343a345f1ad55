// Shown at 240x320: a thin line runs along text where it would run through it; a thick one is drawn within the frame.
import SwiftUI

#Preview {
  VStack(alignment: .leading, spacing: 32) {
    Text("Tight").border(.red)
    Text("Two lines\nof text").border(.red)
    Text("Frame").frame(width: 80, alignment: .leading).border(.red)
    HStack(spacing: 32) {
      Text("Pad").padding(16).border(.red)
      Text("In").padding(16).border(.red, width: 8)
    }
    Text("Over").overlay(alignment: .bottom) { Divider() }
  }
}
