// What a call is given that nobody declares is read; it may read more, so nothing is said not to run the body.
import SwiftUI

struct Player: View {
  @State private var speed = 1.0
  @State private var title = ""

  var body: some View {
    Text(title)
    Animation3D(speed: speed)
  }
}

struct Screen: View {
  @State private var isOn = false
  @State private var text = ""

  var body: some View {
    Text("a").shimmering(isOn)
  }
}

// A view of another file that is given nothing reads nothing here.
struct Start: View {
  @State private var isOn = false

  var body: some View {
    VStack { Home() }
  }
}
