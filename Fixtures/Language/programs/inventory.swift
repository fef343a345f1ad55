// An inventory with errors, dates, formats and measurements.
import Foundation
enum StockError: LocalizedError, Equatable { case unknown(sku: String), short(have: Int, want: Int); case invalid
  var errorDescription: String? { switch self { case .unknown(let s): return "No item \(s)"; case let .short(have, want): return "Only \(have) of \(want)"; case .invalid: return nil } } }
struct Item: Codable, Hashable, Identifiable, Comparable { var id: String; var name: String; var qty: Int; var price: Decimal; var added: Date
  static func < (a: Item, b: Item) -> Bool { (a.name.lowercased(), a.id) < (b.name.lowercased(), b.id) } }
final class Inventory: Codable { private(set) var items: [String: Item] = [:]; private var journal: [Entry] = []
  struct Entry: Codable { enum Kind: String, Codable, CaseIterable { case add, remove, adjust }; var kind: Kind; var sku: String; var delta: Int }
  func add(_ i: Item) { items[i.id, default: Item(id: i.id, name: i.name, qty: 0, price: i.price, added: i.added)].qty += i.qty; journal.append(.init(kind: .add, sku: i.id, delta: i.qty)) }
  func take(_ sku: String, _ n: Int = 1) throws { guard n > 0 else { throw StockError.invalid }; guard var i = items[sku] else { throw StockError.unknown(sku: sku) }; guard i.qty >= n else { throw StockError.short(have: i.qty, want: n) }
    i.qty -= n; items[sku] = i.qty == 0 ? nil : i; journal.append(.init(kind: .remove, sku: sku, delta: -n)) }
  var total: Decimal { items.values.reduce(0) { $0 + $1.price * Decimal($1.qty) } }
  subscript(name: String) -> [Item] { items.values.filter { $0.name.range(of: name, options: .caseInsensitive) != nil }.sorted() }
  func summary() -> [(Entry.Kind, Int)] { Entry.Kind.allCases.map { k in (k, journal.filter { $0.kind == k }.map(\.delta).reduce(0, +)) } } }
var cal = Calendar(identifier: .gregorian); cal.timeZone = TimeZone(identifier: "UTC")!
let start = cal.date(from: DateComponents(year: 2024, month: 2, day: 28))!
let inv = Inventory()
for (k, (n, q, p)) in [("Bolt", 10, "0.25"), ("nut", 5, "0.1"), ("Wing nut", 2, "1.99")].enumerated() { inv.add(Item(id: "S\(k)", name: n, qty: q, price: Decimal(string: p)!, added: cal.date(byAdding: .day, value: k, to: start)!)) }
inv.add(inv.items["S0"]!)
print(inv.total, inv["NUT"].map(\.name), inv.items.values.sorted().map { "\($0.name)x\($0.qty)" })
for (s, n) in [("S1", 5), ("S9", 1), ("S2", 3), ("S0", 0), ("S0", 7)] { do { try inv.take(s, n); print("took", s) } catch StockError.invalid { print("bad") } catch let e as StockError { print(e.localizedDescription, e == .unknown(sku: "S9")) } }
print(inv.summary().map { "\($0.0.rawValue):\($0.1)" }, inv.items.keys.sorted())
let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys; enc.dateEncodingStrategy = .secondsSince1970
let data = try enc.encode(inv); print(String(data: data, encoding: .utf8)!)
let dec = JSONDecoder(); dec.dateDecodingStrategy = .secondsSince1970
let back = try dec.decode(Inventory.self, from: data); print(back.total == inv.total, back.items == inv.items)
let f = DateFormatter(); f.calendar = cal; f.timeZone = cal.timeZone; f.locale = Locale(identifier: "en_US_POSIX"); f.dateFormat = "EEE d MMM yyyy HH:mm"
print(inv.items.values.sorted { $0.added < $1.added }.map { f.string(from: $0.added) }, f.date(from: "Thu 29 Feb 2024 12:30").map { Int($0.timeIntervalSince(start)) } as Any)
print(cal.dateComponents([.day, .hour], from: start, to: start.addingTimeInterval(100_000)), cal.component(.weekday, from: start), cal.isDate(start, inSameDayAs: start + 3600), cal.range(of: .day, in: .month, for: start)!.count, cal.startOfDay(for: start + 5000) == start)
print(String(format: "%-8s|%5.2f|%03d|%x|%@|%5@|%e", ("ab" as NSString).utf8String!, 3.14159, 7, 255, "obj", "r", 12345.678), String(format: "%d%% %c %+d %08.3f", 50, 65, 5, 3.14159))
let nf = NumberFormatter(); nf.locale = Locale(identifier: "en_US"); nf.numberStyle = .decimal; nf.maximumFractionDigits = 2; print(nf.string(from: 1234567.891)!, nf.string(from: NSNumber(value: -0.5))!, nf.number(from: "1,234.5")!.doubleValue)
nf.numberStyle = .currency; print(nf.string(from: 12.5)!); nf.numberStyle = .percent; print(nf.string(from: 0.256)!); nf.numberStyle = .ordinal; print(nf.string(from: 22)!)
print("a b  c".components(separatedBy: " "), "Hello".padding(toLength: 8, withPad: "*", startingAt: 0), "  x ".trimmingCharacters(in: .whitespaces), "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "abcabc".replacingOccurrences(of: "b", with: "X"), "x".compare("Y", options: .caseInsensitive).rawValue, "file10" .localizedStandardCompare("file9").rawValue, "Ünï".folding(options: .diacriticInsensitive, locale: nil), "q=a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!.uuidString, Data([1, 2, 255]).base64EncodedString(), Data(base64Encoded: "SGk=").map { String(decoding: $0, as: UTF8.self) }!, Data("hi".utf8).map { String(format: "%02x", $0) }.joined(), pow(Decimal(2), 10), Decimal(string: "1.10")! + 2, round(2.5), (7.0).truncatingRemainder(dividingBy: 3), 10.0.squareRoot().rounded(.up))
let m = Measurement(value: 5, unit: UnitLength.kilometers); print(m.converted(to: .miles).value.rounded(), m + Measurement(value: 500, unit: .meters), m > Measurement(value: 3, unit: .miles))
print(URL(string: "https://u@h.com:80/p/q.txt?x=1#f").map { [$0.scheme!, $0.host!, "\($0.port!)", $0.path, $0.query!, $0.fragment!, $0.lastPathComponent, $0.pathExtension, $0.deletingLastPathComponent().absoluteString] }!)
print(["b10", "b9", "a"].sorted { $0.compare($1, options: .numeric) == .orderedAscending }, IndexSet([1, 2, 3, 7]).map { $0 }, NSRange(location: 1, length: 2), Date(timeIntervalSince1970: 0).formatted(.iso8601), (1234.5).formatted(.number.precision(.fractionLength(2))), ["x", "y"].formatted(.list(type: .and)))
