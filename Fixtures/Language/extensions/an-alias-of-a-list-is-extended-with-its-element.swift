// An extension of an alias of a generic type is one of the type with these arguments.

struct Note {
  var title: String
  init(_ title: String, _ rest: String) { self.title = title + rest }
}

typealias Notes = [Note]
typealias Counts = [String: Int]

extension Notes {
  static var samples: Self { [.init("a", "b"), .init("", "")] }
  mutating func removeUntitled() { removeAll { $0.title.isEmpty } }
  var titles: [String] { map(\.title) }
}

extension Counts {
  var total: Int { values.reduce(0, +) }
}

var notes = Notes.samples
print(notes.titles)
notes.removeUntitled()
print(notes.titles, ["a": 1, "b": 2].total)
