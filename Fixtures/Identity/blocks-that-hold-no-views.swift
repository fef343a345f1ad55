// A builder of the program may be one of anything: what makes no views has no place.
import SwiftUI

struct Step { var scale: Double }

@resultBuilder struct Steps {
  static func buildBlock(_ steps: Step...) -> [Step] { steps }
}

struct Moving: View {
  let text: String
  let steps: [Step]

  init(_ text: String, @Steps steps: () -> [Step]) {
    self.text = text
    self.steps = steps()
  }

  var body: some View { Text(text) }
}

struct Moved: View {
  var body: some View {
    Moving("a") {
      Step(scale: 1)
      Step(scale: 2)
    }
  }
}
