// Shown at 320x320: numbers of views that go from the old value to the new one without code of the program.
// Do: tap "go"
// At: 0s 500ms 1s
// Events
import SwiftUI

struct ContentView: View {
  @State private var isOn = false
  var body: some View {
    VStack(alignment: .leading, spacing: isOn ? 4 : 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Color.red.frame(width: isOn ? 100 : 20, height: 8)
      Text("padding").padding(.leading, isOn ? 40 : 0)
      Text("opacity").opacity(isOn ? 0 : 1)
      Text("scale").scaleEffect(isOn ? 2 : 1)
      Text("turned").rotationEffect(.degrees(isOn ? 90 : 0))
      Text("colour").foregroundStyle(isOn ? .red : .blue)
      RoundedRectangle(cornerRadius: isOn ? 8 : 0).frame(width: 40, height: 16)
      Circle().trim(from: 0, to: isOn ? 1 : 0.5).stroke(lineWidth: isOn ? 5 : 1).frame(width: 16, height: 16)
      Text("blur").blur(radius: isOn ? 10 : 0)
      ProgressView(value: isOn ? 1 : 0).frame(width: 80)
      Text("font").font(.system(size: isOn ? 34 : 17))
      Text("place").position(x: isOn ? 100 : 20, y: 8).frame(height: 16)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
