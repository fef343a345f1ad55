// Shown at 200x160: a sheet comes from below the window while what is behind it is dimmed, by the same spring as screens of
// a stack (believed). What it was is drawn while it goes; its views have ended then.
// Do: tap "Show"
// Do: wait 1s
// Do: tap "Done"
// Pictures at: 0s 150ms 600ms
import SwiftUI

struct ContentView: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { Button("Done") { isShown = false } }
  }
}
