// Views that other frameworks declare on top of SwiftUI: they are known where their module is imported.
import CoreLocationUI
import SceneKit
import SpriteKit
import SwiftUI
import TipKit

struct Hint: Tip {
  var title: Text { Text("a") }
}

struct Scenes: View {
  var body: some View {
    SpriteView(scene: SKScene(), options: [.allowsTransparency])
    SceneView(scene: SCNScene(named: "a"), options: [.allowsCameraControl])
    LocationButton(.currentLocation) {}
  }
}

struct Hints: View {
  var body: some View {
    VStack {
      TipView(Hint(), arrowEdge: .top)
      TipView(Hint(), isPresented: .constant(true)) { _ in }
    }
  }
}
