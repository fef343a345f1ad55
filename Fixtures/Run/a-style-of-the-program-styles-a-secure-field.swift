// Shown at 240x120: a secure field is shown in the text field style of the program, with bullets, and can be edited.
// Do: type "Password" "abcd"
import SwiftUI

struct Boxed: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration
      .padding(12)
      .background(Color.gray.opacity(0.2))
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2))
  }
}

struct ContentView: View {
  @State private var password = ""

  var body: some View {
    VStack {
      SecureField("Password", text: $password).textFieldStyle(Boxed())
      Text(password)
    }
    .padding()
  }
}
