// Shown at 200x140: a section is one of views, whatever a modifier of a package would have made of it.
import Conditions
import SwiftUI

struct ContentView: View {
  var body: some View {
    List {
      Section("Today") {
        ForEach(["walk", "read"], id: \.self) { Text($0) }
      }
      .hide(if: false)
    }
  }
}
