struct Kind: Identifiable {
  let id: String
  var name: String
}

enum Unused {
  static let all = ["a"]
}
