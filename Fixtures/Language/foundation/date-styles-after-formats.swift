// Styles, formats and templates given one after another, and texts as C has them.
import Foundation

let date = Date(timeIntervalSince1970: 1_709_211_909)
let formatter = DateFormatter()
formatter.timeZone = TimeZone(identifier: "UTC")
formatter.locale = Locale(identifier: "en_US")
formatter.dateFormat = "dd.MM.yyyy"
print(formatter.string(from: date))
formatter.dateStyle = .medium
formatter.timeStyle = .short
print(formatter.string(from: date).replacing("\u{202F}", with: " "))
formatter.dateStyle = .full
formatter.timeStyle = .none
print(formatter.string(from: date))
formatter.setLocalizedDateFormatFromTemplate("MMMd")
print(formatter.string(from: date))
formatter.setLocalizedDateFormatFromTemplate("yMMMMEEEEd")
print(formatter.string(from: date))
print(DateFormatter.dateFormat(fromTemplate: "yMd", options: 0, locale: Locale(identifier: "de_DE")) ?? "-")

let name = ("Ann" as NSString).utf8String!
print(String(format: "|%-8s|%8s|%.2s|%5.1f|%03d|", name, name, name, 2.25, 7))
let data = Data([1, 2, 3, 4])
print(data.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } }, data.withUnsafeBytes { $0.load(as: UInt16.self) })

struct Sizes: Decodable {
  let first: Int
  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    first = try list.decode(Int.self)
    if !list.isAtEnd { throw DecodingError.dataCorruptedError(in: list, debugDescription: "too many") }
  }
}
do {
  _ = try JSONDecoder().decode([String: Sizes].self, from: Data(#"{"a": [1, 2]}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
  print(context.debugDescription, context.codingPath.map(\.stringValue), context.codingPath.last?.intValue ?? -1)
}
