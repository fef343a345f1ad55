// Shown at 320x288: on a phone a popover is a sheet, unless it asks to stay what it is: then it stands at its button.
// Do: tap "Info"
// Do: dismiss
// Do: tap "Tip"
// Events
import SwiftUI

struct ContentView: View {
  @State private var showsInfo = false
  @State private var showsTip = false
  var body: some View {
    VStack(alignment: .leading) {
      Button("Info") { showsInfo = true }
        .popover(isPresented: $showsInfo) { Text("Information") }
      Spacer()
      Button("Tip") { showsTip = true }
        .popover(isPresented: $showsTip, arrowEdge: .bottom) {
          Text("A tip").padding().presentationCompactAdaptation(.popover)
        }
    }
    .padding()
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
