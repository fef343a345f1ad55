// An initialiser that is only preferred gives way to the one that takes the argument `.init(…)`.
struct Title {
  let key: String
}

extension String {
  init(localized title: Title) { self = "«\(title.key)»" }
}

struct Action {
  let label: String

  init(label: Title, symbol: String = "star") {
    self.init(label: .init(localized: label), symbol: symbol)
  }

  @_disfavoredOverload
  init(label: String, symbol: String = "star") {
    self.label = "\(label) \(symbol)"
  }
}

print(Action(label: Title(key: "save")).label)
print(Action(label: "open", symbol: "folder").label)
