// Two apps in one project call their colours alike: the nearest is meant. Controls and `accentColor` have the colour that
// the app's assets have for it.
import SwiftUI

struct Screen: View {
  var body: some View {
    VStack {
      Text("Accent").foregroundColor(.accentColor)
      Button("Tinted") {}
      Ellipse().fill(Color("Ground"))
    }
  }
}

#Preview { Screen() }
