// Shown at 160x48: each view of a `ForEach` in a provider's `previews` is a preview, and the first is shown.
import SwiftUI

struct Greeting: View {
  let name: String
  var body: some View { Text("Hello, \(name)!") }
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["Ada", "Grace"], id: \.self) { Greeting(name: $0) }
  }
}
