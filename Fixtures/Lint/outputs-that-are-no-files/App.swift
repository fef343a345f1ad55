import SwiftUI

struct App: View {
  @State var isOn = false
  var body: some View {
    if isOn { Counter() } else { Counter().opacity(0) }
  }
}

struct Counter: View {
  @State var count = 0
  var body: some View { Text("\(count)") }
}
