// A view that a constant holds is a child as any other: it is made of the same each time.
import SwiftUI

struct Header: View {
  let title: String
  var body: some View { Text(title) }
}

struct Screen: View {
  @State private var n = 0
  private let header = Header(title: "Screen")
  var body: some View {
    VStack {
      header
      Text("\(n)")
    }
  }
}
