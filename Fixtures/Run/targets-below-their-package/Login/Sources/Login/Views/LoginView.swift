import SwiftUI

struct LoginView: View {
  var user = User(name: "Ada")
  var body: some View { Text("Hello \(user.name)") }
}
