struct Pet { var name: Int; static let first = Pet(name: 1) }
