// `#warning` in a block is for the compiler: the view beside it is alone in its container.
import SwiftUI

struct Alone: View {
  var body: some View {
    VStack {
      #warning("to be removed")
      Note()
    }
  }
}

struct Two: View {
  var body: some View {
    Note()
    #warning("to be removed")
    Text("a")
  }
}

struct Note: View {
  @State private var text = ""
  var body: some View { Text(text) }
}
