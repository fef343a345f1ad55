// Library types as JSON and as property lists.
import Foundation
let e = JSONEncoder(); e.outputFormatting = [.sortedKeys]
func trip<T: Codable & Equatable>(_ v: T) {
  do {
    let d = try e.encode([v])
    let back = try JSONDecoder().decode([T].self, from: d)
    print(String(decoding: d, as: UTF8.self), back == [v])
  } catch { print("error", error) }
}
trip(CGPoint(x: 1, y: 2)); trip(CGSize(width: 1, height: 2)); trip(CGRect(x: 1, y: 2, width: 3, height: 4)); trip(CGFloat(1.5))
trip(Date(timeIntervalSinceReferenceDate: 5)); trip(URL(string: "https://a.b/c")!); trip(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); trip(Data([1, 2]))
trip(Decimal(string: "12.5")!); trip(TimeZone(identifier: "Europe/Zurich")!); trip(IndexSet([1, 2, 5])); trip(IndexPath(indexes: [1, 2]))
trip(DateInterval(start: Date(timeIntervalSinceReferenceDate: 0), duration: 3)); trip(DateComponents(year: 2020, month: 2)); trip(URLComponents(string: "https://a.b/c?d=e")!)
trip(Measurement(value: 2, unit: UnitLength.kilometers)); trip(Duration.seconds(2)); trip(ContiguousArray([1]))
trip(Measurement(value: 2, unit: UnitTemperature.fahrenheit))
let p = PropertyListEncoder(); p.outputFormat = .xml
func plist<T: Codable & Equatable>(_ v: T) {
  do { let d = try p.encode([v]); print(String(decoding: d, as: UTF8.self).split(separator: "\n").dropFirst(3).joined(), try PropertyListDecoder().decode([T].self, from: d) == [v]) } catch { print("error", error) }
}
plist(CGPoint(x: 1.5, y: 2.5)); plist(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!); plist(Decimal(string: "-12.5")!); plist(Data([1])); plist(Duration.seconds(2)); plist(TimeZone(identifier: "Europe/Zurich")!)
