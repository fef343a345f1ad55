// Shown at 320x240: a login form: the button works once both fields are right; the return key goes on to the next.
// Do: type "Mail" "ada@example.com"
// Do: submit "Mail"
// Do: type "Password" "secret12"
// Do: tap "Sign in"
import SwiftUI

struct ContentView: View {
  enum Field: Hashable { case mail, password }

  @State private var mail = ""
  @State private var password = ""
  @State private var user: String?
  @FocusState private var field: Field?

  private var problem: String? {
    if !mail.contains("@") { return "No address" }
    if password.count < 8 { return "Too short" }
    return nil
  }

  var body: some View {
    if let user {
      Text("Welcome, \(user)")
    } else {
      VStack(alignment: .leading, spacing: 8) {
        TextField("Mail", text: $mail)
          .focused($field, equals: .mail)
          .onSubmit { field = .password }
        SecureField("Password", text: $password)
          .focused($field, equals: .password)
        if let problem { Text(problem).foregroundStyle(.red) }
        Button("Sign in") {
          user = mail.split(separator: "@").first.map(String.init)
          field = nil
        }
        .disabled(problem != nil)
      }
    }
  }
}
