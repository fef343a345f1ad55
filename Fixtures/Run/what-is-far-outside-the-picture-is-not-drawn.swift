// Shown at 160x96: lengths and places without a bound neither end the preview nor take long.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("far").offset(x: 1e30)
      Text("in")
      Divider().frame(width: 1e30).frame(width: 40, alignment: .leading)
      Color.clear.frame(width: 1e30, height: 1e15).border(.red).frame(width: 40, height: 32, alignment: .topLeading)
      Image("far").resizable().frame(width: 1e30, height: 1e30).frame(width: 40, height: 16, alignment: .topLeading)
    }
  }
}
