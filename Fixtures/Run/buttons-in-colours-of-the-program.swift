// Shown at 200x224: a colour or style that the program gives counts for the label of a button, whatever the tint.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Button("red") {}.foregroundColor(.red)
      Button("green") {}.foregroundStyle(.green)
      VStack { Button("purple") {} }.foregroundStyle(.purple)
      Button("tint") {}
      Button("orange") {}.tint(.orange)
      Button("bordered") {}.buttonStyle(.bordered).foregroundColor(.red)
      Menu("menu") { Button("item") {} }.foregroundStyle(.brown)
    }
  }
}
