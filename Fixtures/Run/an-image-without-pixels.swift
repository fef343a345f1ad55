// Shown at 200x60: an image without pixels has no size and is not drawn, as before an image is loaded.
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(spacing: 4) {
      Text("A")
      Image(uiImage: UIImage())
      Text("B")
      Image(uiImage: UIImage()).resizable().frame(width: 20, height: 20).border(.red)
    }
  }
}
