// Shown at 320x96: springs and curves answer the program by the same formulas.
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(text(Spring(response: 0.4, dampingRatio: 0.6).value(target: 100.0, time: 0.25)))")
      Text("\(text(Spring(duration: 0.5, bounce: 0).value(target: 100.0, initialVelocity: 200, time: 0.1)))")
      Text("\(text(Spring(duration: 0.5, bounce: 0).velocity(target: 100.0, time: 0.1)))")
      Text("\(text(Spring(mass: 1, stiffness: 100, damping: 10).dampingRatio))")
      Text("\(text(UnitCurve.easeInOut.value(at: 0.25))) \(text(UnitCurve.easeIn.value(at: 0.5)))")
    }
  }

  func text(_ value: Double) -> String { String(format: "%.4f", value) }
}
