// A computed property that asks itself, or another one that asks it, is read once.
import SwiftUI

indirect enum Filter: Hashable {
  case all
  case not(Filter)
  case both(Filter, Filter)

  var title: String {
    switch self {
    case .all: return "All"
    case .not(let inner):
      let shown = inner.title
      return "Not " + shown
    case .both(let left, let right):
      let parts = [left.summary, right.summary].map { $0 + "." }
      return parts.joined()
    }
  }

  var summary: String {
    let shown = title
    return shown.uppercased()
  }
}

struct TitleRow: View {
  let title: String
  var body: some View { Text(title) }
}

struct FilterScreen: View {
  @State private var filter = Filter.all
  @State private var count = 0

  var caption: String {
    let shown = filter.title
    return shown + "\(count)"
  }

  var body: some View {
    VStack {
      TitleRow(title: filter.summary)
      TitleRow(title: caption)
      TitleRow(title: "fixed")
    }
  }
}
