// The accent colour of a new project has no value: it is the system's blue, by its name as well.
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("Accent").foregroundColor(.accentColor)
      Text("Symbol").foregroundStyle(.accent)
      Ellipse().fill(Color("AccentColor"))
    }
  }
}

#Preview { Screen() }
