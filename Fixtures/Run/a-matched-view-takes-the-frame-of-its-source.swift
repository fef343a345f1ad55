// Shown at 160x64: a view that is no source stands where its source stands, as large as that; its own place stays.
import SwiftUI

struct ContentView: View {
  @Namespace private var space

  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 48, height: 32).matchedGeometryEffect(id: "box", in: space)
      Text("between")
      Color.blue.matchedGeometryEffect(id: "box", in: space, isSource: false).frame(width: 8, height: 8)
    }
  }
}
