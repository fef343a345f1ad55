import SwiftUI

struct Item: Identifiable {
  let id: Int
}

struct ProgressView: View {
  var body: some View { Circle() }
}

enum Tab { case hours }

extension View {
  func raised() -> some View { shadow(radius: 2) }
}

extension Item {
  var title: Text { Text("\(id)") }
}

struct ClockView: View {
  let items: [Item]
  var body: some View {
    ProgressView()
    ForEach(items) { $0.title.raised() }
    Plate { Text("shared") }
  }
}
