// Shown at 160x64: what an image is to be painted with is of a module that is not here: that is said, and nothing is looked for without end.
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
