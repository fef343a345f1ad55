// An image whose initialiser is of a package that is not here: a square stands for it, and the rest is drawn.
import IconShapes
import SwiftUI

struct Row: View {
  var body: some View {
    HStack {
      Image(symbol: .star)
      Text("star")
    }
  }
}

#Preview { Row() }
