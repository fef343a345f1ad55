// Shown at 160x96: the highest `zIndex` is drawn last, whatever the order in the program; those alike are in its order.
import SwiftUI

struct ContentView: View {
  var body: some View {
    ZStack {
      Text("front").frame(width: 80, height: 32).background(.white).zIndex(1)
      Color.gray.frame(width: 120, height: 64)
      Text("behind")
    }
  }
}
