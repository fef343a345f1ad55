import Foundation
var cal = Calendar(identifier: .gregorian)
cal.timeZone = TimeZone(identifier: "UTC")!
cal.locale = Locale(identifier: "en_US_POSIX")
func day(_ y: Int, _ m: Int, _ d: Int) -> Date { cal.date(from: DateComponents(year: y, month: m, day: d))! }
let f = DateFormatter()
f.calendar = cal; f.timeZone = cal.timeZone; f.locale = cal.locale
f.dateFormat = "yyyy-MM-dd EEE"
func show(_ d: Date) -> String { f.string(from: d) }
print(show(day(2024, 1, 31)), show(cal.date(byAdding: .month, value: 1, to: day(2024, 1, 31))!), show(cal.date(byAdding: .year, value: 1, to: day(2024, 2, 29))!), show(cal.date(byAdding: .day, value: -1, to: day(2024, 3, 1))!))
print((1...12).map { cal.range(of: .day, in: .month, for: day(2023, $0, 1))!.count }, [1900, 2000, 2023, 2024].map { cal.range(of: .day, in: .year, for: day($0, 1, 1))!.count })
let friday13 = (1...12).filter { cal.component(.weekday, from: day(2026, $0, 13)) == 6 }
print(friday13, (2020...2030).filter { cal.component(.weekday, from: day($0, 12, 25)) == 1 })
func month(_ y: Int, _ m: Int) -> [String] { let first = day(y, m, 1), lead = cal.component(.weekday, from: first) - 1; let cells = Array(repeating: "  ", count: lead) + cal.range(of: .day, in: .month, for: first)!.map { String(format: "%2d", $0) }; return stride(from: 0, to: cells.count, by: 7).map { cells[$0..<min($0 + 7, cells.count)].joined(separator: " ") } }
print("Su Mo Tu We Th Fr Sa"); month(2024, 2).forEach { print($0) }
let a = day(2023, 11, 15), b = day(2024, 2, 10)
let diff = cal.dateComponents([.month, .day], from: a, to: b)
print(diff.month!, diff.day!, cal.dateComponents([.day], from: a, to: b).day!, cal.dateComponents([.weekOfYear], from: a, to: b).weekOfYear!, cal.dateComponents([.hour, .minute], from: a, to: a.addingTimeInterval(7500)))
var d = a
var mondays: [String] = []
while d < b { if cal.component(.weekday, from: d) == 2 { mondays.append(show(d)) }; d = cal.date(byAdding: .day, value: 1, to: d)! }
print(mondays.count, mondays.first!, mondays.last!)
print(show(cal.dateInterval(of: .weekOfYear, for: a)!.start), show(cal.dateInterval(of: .year, for: a)!.end), cal.isDate(a, equalTo: b, toGranularity: .year), cal.isDate(a, equalTo: day(2023, 11, 1), toGranularity: .month))
let c = DateComponents(calendar: cal, year: 2024, month: 14, day: 35)
print(show(c.date!), DateComponents(month: 2, day: 30).isValidDate(in: cal), c.isValidDate, cal.date(from: DateComponents(year: 2024, weekday: 2, weekdayOrdinal: 1)).map(show) as Any)
let next = cal.nextDate(after: a, matching: DateComponents(month: 2, day: 29), matchingPolicy: .strict)
print(next.map(show) ?? "-", show(cal.date(bySetting: .day, value: 1, of: a)!), cal.component(.weekOfYear, from: day(2024, 12, 31)), cal.component(.quarter, from: a), cal.component(.era, from: a))
let tokyo = TimeZone(identifier: "Asia/Tokyo")!, ny = TimeZone(identifier: "America/New_York")!
f.dateFormat = "yyyy-MM-dd HH:mm"
for z in [tokyo, ny] { f.timeZone = z; print(z.identifier, f.string(from: a), z.secondsFromGMT(for: a), z.secondsFromGMT(for: day(2024, 7, 1))) }
print(Date(timeIntervalSince1970: 1_000_000_000).description, Date(timeIntervalSinceReferenceDate: 0).description, a.distance(to: b), a.compare(b) == .orderedAscending, DateInterval(start: a, end: b).intersects(DateInterval(start: day(2024, 1, 1), duration: 10)))
