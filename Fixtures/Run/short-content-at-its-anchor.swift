// Shown at 320x160: what is shorter than its scroll view stands where `defaultScrollAnchor` says, for all roles or for that of
// alignment alone.
import SwiftUI

struct Words: View {
  var body: some View {
    ForEach(["one", "two"], id: \.self) { Text($0) }
  }
}

struct ContentView: View {
  var body: some View {
    HStack {
      ScrollView { Words() }
      ScrollView { Words() }.defaultScrollAnchor(.bottom)
      ScrollView { Words() }.defaultScrollAnchor(.center, for: .alignment)
      ScrollView { Words() }.defaultScrollAnchor(.bottom, for: .initialOffset)
    }
  }
}
