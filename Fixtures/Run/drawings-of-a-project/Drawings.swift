import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image("badge")
      Image("wave").foregroundStyle(.purple)
      Image("badge").resizable().frame(width: 160, height: 160)
      Label("A symbol of its own", image: "spark")
    }
  }
}
