import SwiftUI

struct KitView: View {
  var body: some View {
    #if os(macOS)
    Text("on a Mac")
    #else
    Text("elsewhere")
    #endif
  }
}
