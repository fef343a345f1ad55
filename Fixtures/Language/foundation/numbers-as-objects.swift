import Foundation

// Numbers become objects for formatters, and come back.
let price: Decimal = 3.25
let formatter = NumberFormatter()
formatter.numberStyle = .decimal
formatter.maximumFractionDigits = 1
print(formatter.string(from: price as NSNumber) ?? "-")
print(formatter.string(from: 2.5 as Double as NSNumber) ?? "-")
print(formatter.string(from: 7 as NSNumber) ?? "-")
print((true as NSNumber).boolValue)
print(Double(truncating: 4.5 as NSNumber), Int(truncating: 4.9 as NSNumber))
print(Double(truncating: price as NSNumber), Bool(truncating: 1 as NSNumber))
print((price as NSDecimalNumber).doubleValue)

// Durations in units, and moments as ISO 8601 writes them.
let duration = Duration.seconds(3725)
print(duration.formatted(.units(allowed: [.hours, .minutes], width: .narrow)))
print(duration.formatted(.units(allowed: [.hours, .minutes, .seconds], width: .wide)))
print(duration.formatted(.units(allowed: [.hours, .minutes], width: .wide, maximumUnitCount: 1)))
print(duration.formatted(.time(pattern: .hourMinuteSecond)), duration.formatted(.time(pattern: .minuteSecond)))
print(duration.formatted())
print(try Date("2024-03-05", strategy: Date.ISO8601FormatStyle().year().month().day()).timeIntervalSince1970)
print(try Date("2024-03-05T10:20:30Z", strategy: .iso8601).timeIntervalSince1970)
print(try Date.ISO8601FormatStyle().parse("2024-03-05T10:20:30Z").timeIntervalSince1970)
print((try? Date("nonsense", strategy: .iso8601)) == nil)

// What is unwrapped where it is read is what it holds, also as one of a protocol.
protocol Client { var name: String { get } }
struct Local: Client { let name = "local" }
final class Session {
  var underlying: (any Client)!
  var client: any Client { underlying }
}
let session = Session()
session.underlying = Local()
print(session.client.name)
