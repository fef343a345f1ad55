// A new value of `.id` ends what is below it; it splits a place and never joins two.
import SwiftUI

struct Row: View {
  @State private var isOpen = false
  var body: some View { Text("row") }
}

struct Identities: View {
  var user: Int
  var isOn: Bool

  var body: some View {
    Row().id(user)
    VStack { Row(); Text("x") }.id(user).padding()
    Row().padding().id(isOn ? 1 : 2).id("outer")
    if isOn { Row().id("same") } else { Row().id("same") }
    Row().id(UUID())
    ScrollView { Row().id(user) }.id(isOn)
    Row().overlay { Row() }.id(user)
  }
}
