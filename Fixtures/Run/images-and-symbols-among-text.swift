// Shown at 320x96: symbols in texts stand among the characters, in the colour and size of the text.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Tap \(Image(systemName: "star.fill")) to keep it")
      Text(Image(systemName: "heart.fill")).foregroundColor(.red) + Text(" 12 likes")
      Text("\(Image(systemName: "checkmark")) done").font(.title)
    }
  }
}
