// Steppers that show their value as a format says.
import SwiftUI
struct Steps: View {
  @State private var height = 1.0
  var title = "Height"
  var body: some View {
    Stepper("Line Height", value: $height, in: 0.75...2.0, step: 0.05, format: .number)
    Stepper(title, value: $height, step: 0.5, format: .number.precision(.fractionLength(2)))
    Stepper(value: $height, in: 1...8, format: .percent) { Label("h", systemImage: "h.circle") }
  }
}
