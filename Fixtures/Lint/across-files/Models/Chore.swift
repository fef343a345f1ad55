struct Chore: Identifiable {
  var title: String
  var id: String { title }
}
