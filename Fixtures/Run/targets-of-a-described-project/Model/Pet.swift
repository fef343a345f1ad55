struct Pet { var name: String; static let first = Pet(name: "Mia") }
