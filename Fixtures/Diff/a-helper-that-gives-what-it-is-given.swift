// A helper that gives what its closure makes of the view adds no place.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

extension View {
  func apply<Result: View>(@ViewBuilder _ change: (Self) -> Result) -> Result { change(self) }
}

// MARK: old
struct Screen: View {
  @State private var isOn = false
  var body: some View { Counter().apply { if isOn { $0.hidden() } else { $0 } } }
}

// MARK: new
struct Screen: View {
  @State private var isOn = false
  var body: some View { if isOn { Counter().hidden() } else { Counter() } }
}
