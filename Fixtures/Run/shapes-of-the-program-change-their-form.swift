// Shown at 160x160: the path of a shape is made anew at each frame, of a pair of numbers and of a catalogue's shape.
// Do: tap "go"
// At: 0s 500ms 1s
import SwiftUI

struct Bars: Shape {
  var first: Double
  var second: Double
  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(first, second) }
    set { (first, second) = (newValue.first, newValue.second) }
  }
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: 0, y: 0, width: first, height: second))
  }
}

struct ContentView: View {
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 0) {
      Button("go") { withAnimation(.linear(duration: 1)) { isOn = true } }
      Bars(first: isOn ? 40 : 10, second: isOn ? 20 : 4).fill(.red).frame(width: 40, height: 20)
      RoundedRectangle(cornerRadius: isOn ? 10 : 0).frame(width: 40, height: 20)
      Rectangle().trim(from: 0, to: isOn ? 0.5 : 0.25).frame(width: 40, height: 20)
      Rectangle().stroke(.red, lineWidth: isOn ? 8 : 2).frame(width: 40, height: 20)
      Color.green.frame(width: 40, height: 20).background(RoundedRectangle(cornerRadius: isOn ? 8 : 4))
    }
  }
}
