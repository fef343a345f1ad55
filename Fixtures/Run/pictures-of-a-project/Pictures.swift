import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(spacing: 8) {
      Image("flag")
      Image("flag").resizable().scaledToFit().frame(width: 96)
      Image(.flag).resizable().scaledToFill().frame(width: 48, height: 48).clipShape(Circle())
      Image("flag").renderingMode(.template).foregroundStyle(.green)
      Image("logo").foregroundStyle(.purple)
      Text("The \(Image("flag")) of France")
    }
  }
}
