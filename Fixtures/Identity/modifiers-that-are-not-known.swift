// A modifier that is declared nowhere that can be seen is put on a view all the same: what is below is what it is, though where
// and how long the modifier would have to say.
import SwiftUI

struct Page: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    VStack {
      TextField("", text: $text)
      if isOn { Text("") }
    }
    .shimmering(isOn)
    .padding()
  }
}

struct Inner: View {
  var body: some View {
    HStack {
      List { Text("") }.fancy()
      Text("")
    }
  }
}
