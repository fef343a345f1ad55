// Shown at 160x120: a body that ran again does not depend on what the bindings that it gives on lead to.
// Do: tap "Change"
// Do: type "Password" "x"
// Events
import SwiftUI

struct ContentView: View {
  @State private var name = ""
  @State private var password = ""
  var body: some View {
    VStack {
      Text("Hello \(name)")
      PasswordField(password: $password)
      Button("Change") { name += "n" }
    }
  }
}

struct PasswordField: View {
  @Binding var password: String
  var body: some View { SecureField("Password", text: $password) }
}
