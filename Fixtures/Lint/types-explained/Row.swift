import SwiftUI

struct Row: View {
  var body: some View { VStack { Text("a"); Badge(count: 2) } }
  var plain: some View { Text("b") }
}

struct Words: View {
  var body: some View { Text("a").margin(8).padding() }
}
