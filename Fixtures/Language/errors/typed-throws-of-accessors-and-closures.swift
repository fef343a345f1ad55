// The errors that getters, subscripts and closures say they throw are what a thrown case is one of.
enum Failure: Error, Equatable { case empty, missing(Int), bad(Character) }

struct Table {
  var rows = [1: "one", 2: ""]

  subscript(key: Int) -> String {
    get throws(Failure) {
      guard let row = rows[key] else { throw .missing(key) }
      return row
    }
  }

  var first: Character {
    get throws(Failure) {
      guard let first = try self[2].first else { throw .empty }
      return first
    }
  }
}

func digits(_ text: String) throws(Failure) -> [Int] {
  try text.map { (character) throws(Failure) in
    guard let digit = character.wholeNumberValue else { throw .bad(character) }
    return digit
  }
}

let table = Table()
for key in [1, 3] {
  do { print(try table[key]) } catch { print(error) }
}
do { print(try table.first) } catch { print(error) }
for text in ["123", "1x"] {
  do { print(try digits(text)) } catch .bad(let character) { print("bad", character) } catch { print(error) }
}
let result = Result { () throws(Failure) in try digits("9z") }
print(result)
