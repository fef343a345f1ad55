// Shown at 320x112: the order of the parts of a date is that of the region, whatever the order in which they are asked for.
// The present is that of the clock of the preview.
// Do: wait 2s
import SwiftUI

struct ContentView: View {
  let date = Date(timeIntervalSince1970: 1_749_300_000)
  @State private var start = Date.now
  @State private var waited = 0
  var body: some View {
    VStack {
      Text(date.formatted(Date.FormatStyle().day().month(.wide)))
      Text(date.formatted(Date.FormatStyle().month(.wide).day()))
      Text(date.formatted(Date.FormatStyle(locale: Locale(identifier: "de_DE")).day().month(.wide)))
      Text("waited \(waited)")
    }
    .task {
      try? await Task.sleep(for: .seconds(2))
      waited = Int(Date.now.timeIntervalSince(start).rounded())
    }
  }
}
