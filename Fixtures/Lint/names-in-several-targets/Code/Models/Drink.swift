struct Drink: Identifiable {
  let id: Int
  var title: String
}
