import SwiftUI

struct Event {
  let title: String
}

struct Row: View {
  var event: Event?

  var body: some View {
    if let event {
      Text(event.title)
    } else {
      EmptyView().redacted(reason: .placeholder)
    }
  }
}
