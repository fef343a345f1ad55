import SwiftUI

struct Badge: View {
  var body: some View { Text("badge") }
}

struct Profile: View {
  var body: some View {
    HStack {
      Badge()
      Text("profile")
    }
  }
}
