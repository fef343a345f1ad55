struct Pet {
  let name: String
  var title: String { "of another target" }
}
