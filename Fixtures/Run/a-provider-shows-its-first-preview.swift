// Shown at 320x48: of the views in a provider's `previews` each is a preview, and the first is shown.
import SwiftUI

struct Greeting: View {
  var name = "Ada"
  var body: some View { Text("Hello, \(name)!") }
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Greeting()
    Greeting(name: "Grace")
  }
}
