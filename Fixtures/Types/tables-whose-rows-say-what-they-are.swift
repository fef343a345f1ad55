// Tables without data: what their columns are about only their rows say.
import SwiftUI

struct User: Identifiable {
  let id: Int
  var name: String
  var score: Int
}

struct Scores: View {
  @State private var users: [User] = []
  @State private var order = [KeyPathComparator(\User.name)]
  @State private var selection: User.ID?
  var body: some View {
    Table(selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Score", value: \.score) { Text(String($0.score)) }
    } rows: {
      TableRow(User(id: 0, name: "First", score: 0))
      ForEach(users)
    }
  }
}
