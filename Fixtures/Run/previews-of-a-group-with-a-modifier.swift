// Shown at 160x64: each view of a provider's group is a preview, with the modifiers around the group; the first is shown.
import SwiftUI

struct Greeting: View {
  @Environment(\.colorScheme) private var scheme
  @EnvironmentObject private var model: Model
  let name: String

  var body: some View { Text("\(model.word) \(name), \(scheme == .dark ? "dark" : "light")") }
}

final class Model: ObservableObject {
  let word = "Hi"
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Greeting(name: "Ada")
      Greeting(name: "Emmy").preferredColorScheme(.dark)
    }
    .environmentObject(Model())
  }
}
