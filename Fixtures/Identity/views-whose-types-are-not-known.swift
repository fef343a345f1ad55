// A view of a package that is not there stands where it is given: beside it what else is given has its label.
import SwiftUI
import Elsewhere

struct Links: View {
  var body: some View {
    NavigationLink(destination: Details()) {
      HStack {
        Text("a")
        Toggle("", isOn: .constant(true))
      }
    }
    NavigationLink(destination: Text("c")) { Text("d") }
  }
}
