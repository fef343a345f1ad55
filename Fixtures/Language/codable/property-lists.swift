// Property lists keep dates, data and real numbers apart from strings and integers, in both formats.
import Foundation

struct Settings: Codable, Equatable {
  var name = "a<b & \"c\""
  var when: Date? = Date(timeIntervalSince1970: 100)
  var sizes = [1.5, 2]
  var blob = Data([3])
  var inner = ["k": [true]]
  var none: Int?
  var page = URL(string: "https://example.com/a")!
  var count: UInt64 = .max
  var scale: Float = 0.1
}

let encoder = PropertyListEncoder()
let binary = try encoder.encode(Settings())
print(binary.prefix(8).map { String(UnicodeScalar($0)) }.joined())
print(try PropertyListDecoder().decode(Settings.self, from: binary) == Settings())
encoder.outputFormat = .xml
let text = try encoder.encode(Settings())
print(String(decoding: text, as: UTF8.self))
print(try PropertyListDecoder().decode(Settings.self, from: text) == Settings())

func refuse<Value: Encodable>(_ value: Value) {
  do { print(try PropertyListEncoder().encode(value).count) } catch { print(error) }
}
refuse(5)
refuse("a")
refuse(true)
refuse([Int?.some(1), nil])

func read<Value: Decodable>(_ type: Value.Type, _ element: String) {
  let text = "<plist version=\"1.0\"><dict><key>a</key>\(element)</dict></plist>"
  do { print(try PropertyListDecoder().decode([String: Value].self, from: Data(text.utf8))) } catch { print(error) }
}
read(Int.self, "<string>x</string>")
read(Int.self, "<real>2.5</real>")
read(Int.self, "<real>2</real>")
read(Double.self, "<integer>2</integer>")
read(Date.self, "<integer>2</integer>")
read(Date.self, "<date>2020-01-01T00:00:00Z</date>")
read(Bool.self, "<integer>1</integer>")
read(Int.self, "<true/>")
read(Data.self, "<data>AQI=</data>")
read(Data.self, "<string>AQI=</string>")
read(String.self, "<data>AQI=</data>")
read(String.self, "<date>2020-01-01T00:00:00Z</date>")
read([Int].self, "<dict/>")
read(URL.self, "<string>https://example.com</string>")

let plain: [String: Any] = [
  "b": true, "i": 1, "r": 2.5, "s": "x", "l": [1, 2], "d": Date(timeIntervalSince1970: 0), "y": Data([1]),
]
let list = try PropertyListSerialization.data(fromPropertyList: plain, format: .xml, options: 0)
print(String(decoding: list, as: UTF8.self))
if let back = try PropertyListSerialization.propertyList(from: list, options: [], format: nil) as? [String: Any] {
  print(back.keys.sorted(), back["i"] as? Int ?? -1, back["r"] as? Double ?? -1, back["b"] as? Bool ?? false)
  print(back["d"] as? Date ?? .distantPast, back["y"] as? Data ?? Data(), back["l"] as? [Int] ?? [])
}
do {
  _ = try PropertyListSerialization.propertyList(from: Data("nonsense {".utf8), format: nil)
} catch { print((error as NSError).code) }
