// Keys whose raw values are numbers: their text is the name of the case.
import Foundation

enum Key: Int, CodingKey {
  case first = 3
  case second
}
enum Word: String, CodingKey {
  case first
  case second = "zweite"
}
print(Key.first.stringValue, Key.second.intValue as Any, Key(intValue: 4) as Any, Key(stringValue: "first") as Any)
print(Word.second.stringValue, Word.second.intValue as Any, Word(stringValue: "zweite") as Any, Word(intValue: 1) as Any)
print(Key.first, Word.second)

struct Stamp: Codable { var date: Date }
for strategy in [JSONDecoder.DateDecodingStrategy.deferredToDate, .iso8601] {
  for json in [#"{"date": "x"}"#, #"{"date": true}"#] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    do {
      print(try decoder.decode(Stamp.self, from: Data(json.utf8)))
    } catch {
      print(error)
    }
  }
}
