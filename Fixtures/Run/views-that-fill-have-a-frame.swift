// Shown at 160x96: what is not drawn yet and fills its place is a frame with its name, as large as is proposed.
import SceneKit
import SwiftUI

struct ContentView: View {
  var body: some View {
    SceneView(scene: nil).padding().overlay(alignment: .topTrailing) { Text("here") }
  }
}
