// Shown at 160x64: an image whose colour is one of a module that is not here is drawn in that of text.
import Absent
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack {
      Image(systemName: "star").resizable().frame(width: 20, height: 20)
        .foregroundColor(Color(uiColor: UIColor.brand.text.primary))
      Text("star")
    }
  }
}
