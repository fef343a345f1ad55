// Infinity and what is no number as texts, data as a list of its bytes.
import Foundation

struct Reading: Codable, Equatable {
  var values: [Double]
  var peak: Float?
  var raw: Data
}

let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
let reading = Reading(values: [1.5, .infinity, -.infinity], peak: .infinity, raw: Data([1, 2, 250]))
do {
  _ = try encoder.encode(reading)
} catch EncodingError.invalidValue(let value, let context) {
  print("invalid", value, context.codingPath.map(\.stringValue))
}
encoder.nonConformingFloatEncodingStrategy = .convertToString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
let text = try encoder.encode(reading)
print(String(decoding: text, as: UTF8.self))
encoder.dataEncodingStrategy = .deferredToData
let listed = try encoder.encode(reading)
print(String(decoding: listed, as: UTF8.self))
print(String(decoding: try encoder.encode([Double.nan]), as: UTF8.self))

let decoder = JSONDecoder()
decoder.nonConformingFloatDecodingStrategy = .convertFromString(
  positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
print(try decoder.decode(Reading.self, from: text) == reading)
decoder.dataDecodingStrategy = .deferredToData
print(try decoder.decode(Reading.self, from: listed) == reading)
print(try decoder.decode([Double].self, from: Data(#"["nan", 2]"#.utf8)))
do {
  _ = try JSONDecoder().decode([Double].self, from: Data(#"["inf"]"#.utf8))
} catch DecodingError.typeMismatch(let type, _) {
  print("mismatch", type)
}
