// Shown at 160x64: a shape of the program may be named as one of SwiftUI's; it fills what it is given, as any shape does.
import SwiftUI

struct Circle: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ContentView: View {
  var body: some View {
    VStack(spacing: 0) {
      Circle().frame(width: 160, height: 32).accessibilityIdentifier("own")
      SwiftUI.Circle().frame(width: 160, height: 32).accessibilityIdentifier("SwiftUI's")
    }
  }
}
