import Kit
import SwiftUI

struct First: View {
  var body: some View {
    Badge().framed()
    twoBadges()
    Label("First", systemImage: "1.circle")
    Row()
  }
}

private struct Row: View {
  var body: some View { title }
}

extension Row {
  fileprivate var title: some View { Text("first") }
}
