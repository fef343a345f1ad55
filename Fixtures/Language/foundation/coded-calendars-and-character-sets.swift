// Calendars are coded by their CLDR names, character sets as bitmaps.
import Foundation

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let identifiers: [Calendar.Identifier] = [
  .gregorian, .ethiopicAmeteMihret, .ethiopicAmeteAlem, .iso8601, .islamicCivil, .republicOfChina, .islamicUmmAlQura,
]
for identifier in identifiers {
  var calendar = Calendar(identifier: identifier)
  calendar.locale = Locale(identifier: "en_US")
  calendar.timeZone = TimeZone(identifier: "UTC")!
  let data = try encoder.encode(calendar)
  print(String(decoding: data, as: UTF8.self))
  print(try JSONDecoder().decode(Calendar.self, from: data) == calendar)
}
for text in ["{}", #"{"identifier": "lunar"}"#] {
  do {
    print(try JSONDecoder().decode(Calendar.self, from: Data(text.utf8)).identifier)
  } catch DecodingError.keyNotFound(let key, _) {
    print("no", key.stringValue)
  } catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription)
  }
}

let vowels = CharacterSet(charactersIn: "aeiou")
let data = try encoder.encode(vowels)
print(data.count, try JSONDecoder().decode(CharacterSet.self, from: data) == vowels)
let copy = CharacterSet(bitmapRepresentation: vowels.bitmapRepresentation)
print(copy == vowels, copy.contains("e"), copy.contains("b"), copy.hasMember(inPlane: 0), copy.hasMember(inPlane: 1))
let object: NSDictionary = ["name": "Ann"]
let path = "name.first".split(separator: ".")
print(object[path[0]] ?? "none", object[path[1]] ?? "none")
