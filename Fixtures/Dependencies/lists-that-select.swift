// Rows live while their ids are in the data: what is selected or unfolded ends none of them, though a `ForEach` stands in
// what the container is given.
import SwiftUI

struct Row: View {
  let id: Int
  var body: some View { Text("\(id)") }
}

struct Static: View {
  @State private var selection: Int?
  let ids = [1]
  var body: some View {
    List(selection: $selection) {
      ForEach(ids, id: \.self) { Row(id: $0) }
    }
  }
}

struct FromData: View {
  @State private var selection: Int?
  @State private var ids = [1]
  var body: some View {
    List(ids, id: \.self, selection: $selection) { Row(id: $0) }
  }
}

struct Header: View {
  @State private var isExpanded = false
  let ids = [1]
  var body: some View {
    List {
      Section(isExpanded: $isExpanded) {
        ForEach(ids, id: \.self) { Text("\($0)") }
      } header: {
        Row(id: 0)
      }
    }
  }
}
