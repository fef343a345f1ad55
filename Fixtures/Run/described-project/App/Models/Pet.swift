struct Pet {
  let name: String
  var title: String { "Pet \(name)" }
}
