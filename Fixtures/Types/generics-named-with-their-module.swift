// A generic type can be named with the module that it is in.
import SwiftUI

struct Screen: View {
  var body: some View {
    Swift.Optional<Text>.none
    SwiftUI.Group<Text> { Text("a") }
    Text("\(Swift.Array<Int>().count)")
  }

  var nothing: some View { Swift.Optional<Image>.none }
}
