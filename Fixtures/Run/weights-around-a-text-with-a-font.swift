// Shown at 240x96: modifiers of fonts around a text also apply to its own font; its own weight is nearer.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("bold title").font(.title3)
      Text("light title").font(.title3).fontWeight(.light)
      (Text("bold and ") + Text("large").font(.title))
      Text("not bold").font(.title3).bold(false).fontWeight(.regular)
    }
    .bold()
  }
}
