// Shown at 300x300: views that the host does not draw have views of the catalogue that look like them.
import SwiftUI
import AVKit
import TipKit
import SpriteKit
import AuthenticationServices
struct T: Tip { var title: Text { Text("Tip") }; var message: Text? { Text("Do it") } }
final class S: SKScene {
  override func didMove(to view: SKView) {
    let n = SKSpriteNode(color: .red, size: CGSize(width: 3, height: 3));
    n.run(.repeatForever(.rotate(byAngle: 1, duration: 1))); addChild(n)
  }
}
struct ContentView: View {
  var body: some View {
    VStack {
      VideoPlayer(player: AVPlayer(url: URL(string: "https://a.b")!)) { Text("over") }.frame(height: 60); TipView(T());
      SpriteView(scene: S()).frame(height: 40);
      SignInWithAppleButton { _ in
      } onCompletion: { _ in
      }.frame(height: 44)
    }
  }
}
