import SwiftUI

struct Target: View {
  var body: some View {
    #if os(macOS)
      Text("on a Mac")
    #else
      Text("on a phone")
    #endif
  }
}
