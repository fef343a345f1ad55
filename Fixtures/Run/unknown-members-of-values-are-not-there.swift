// Shown at 240x96: what a package would make of a number or a text is not known: the value itself does not stand for it.
import Formats
import SwiftUI

struct ContentView: View {
  let price = 1234

  var body: some View {
    VStack {
      Text("\(price.asMoney())")
      Text("ships today".inTitleCase())
      Text("plain").shimmering()
    }
  }
}
