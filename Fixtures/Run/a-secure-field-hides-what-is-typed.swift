// Shown at 240x48: characters of a password are not shown.
// Do: type "Password" "secret"
import SwiftUI

struct ContentView: View {
  @State private var password = ""

  var body: some View {
    VStack {
      SecureField("Password", text: $password)
      Text(password.count < 8 ? "too short" : "long enough")
    }
  }
}
