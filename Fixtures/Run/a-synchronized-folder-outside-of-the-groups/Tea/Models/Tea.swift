struct Tea {
  let name: String
  static let green = Tea(name: "Sencha")
}
