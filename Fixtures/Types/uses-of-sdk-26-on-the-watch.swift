// sdk: 26
// target: watchos26
// What only the watch has, each once.
import SwiftUI

struct Clock: WKInterfaceObjectRepresentable {
  func makeWKInterfaceObject(context: Context) -> WKInterfaceObject { WKInterfaceObject() }
  func updateWKInterfaceObject(_ object: WKInterfaceObject, context: Context) {}
}

class Hosting: WKHostingController<Text> {
  override var body: Text { Text("a") }
}

struct Uses: View {
  @State private var turns = 0.0
  @Environment(\.complicationRenderingMode) private var mode
  var platter: some View { Text("a").listRowPlatterColor(.red).complicationForeground() }
  var crown: some View { Text("a").digitalCrownRotation($turns, from: 0, through: 1, sensitivity: .low) }
  var value: some View { Text("a").id(mode) }
  var clock: some View { Clock().padding() }
  var body: some View { clock }
}
