// Dates in the order that the program writes, and dates at equal distances.
import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
let (us, utc) = (Locale(identifier: "en_US"), calendar.timeZone)
let date = Date(timeIntervalSince1970: 1_706_693_405.25)
func show(_ format: Date.FormatString) {
  print(date.formatted(.verbatim(format, locale: us, timeZone: utc, calendar: calendar)))
}
show("\(year: .defaultDigits)|\(year: .twoDigits)|\(year: .padded(6))|\(era: .wide)")
show(
  "\(month: .narrow) \(month: .wide) \(standaloneMonth: .abbreviated) \(quarter: .abbreviated) it's \(week: .twoDigits)"
)
show("\(weekday: .wide) \(weekday: .short) \(weekday: .oneDigit) \(standaloneWeekday: .abbreviated) \(day: .twoDigits)")
show("\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits)")
show("\(hour: .defaultDigits(clock: .twelveHour, hourCycle: .oneBased)) \(dayPeriod: .standard(.wide))")
show("\(secondFraction: .fractional(3)) \(timeZone: .iso8601(.long)) \(timeZone: .identifier(.long))")

let strategy = Date.ParseStrategy(
  format: "\(day: .twoDigits)/\(month: .twoDigits)/\(year: .defaultDigits)", timeZone: utc)
print(try Date("05/06/2024", strategy: strategy).timeIntervalSince1970, strategy.format)
do { _ = try Date("x", strategy: strategy) } catch { print("no date") }
let dots: Date.FormatString = "\(year: .defaultDigits).\(month: .twoDigits).\(day: .twoDigits)"
print(try Date("2024.03.04", strategy: .fixed(format: dots, timeZone: utc)).timeIntervalSince1970)

let style = Date.FormatStyle(locale: us, calendar: calendar, timeZone: utc)
print(date.formatted(style.year(.padded(6)).month(.twoDigits)), date.formatted(style.quarter(.wide).year()))
print(date.formatted(style.week(.twoDigits).year()), date.formatted(style.dayOfYear(.threeDigits)))
print(date.formatted(style.era(.wide).year()), date.formatted(style.hour().minute().timeZone(.localizedGMT(.long))))

func days(_ dates: some Sequence<Date>) -> [Int] { dates.map { calendar.component(.day, from: $0) } }
let month = date..<(date + 86400 * 30)
print(days(calendar.dates(byAdding: .month, startingAt: date).prefix(3)))
print(days(calendar.dates(byAdding: .day, value: 7, startingAt: date, in: month)))
print(days(calendar.dates(byAdding: DateComponents(month: 1, day: -1), startingAt: date).prefix(2)))
print(days(calendar.dates(byMatching: DateComponents(weekday: 2), startingAt: date).prefix(3)))
print(days(calendar.dates(byAdding: .day, value: -1, startingAt: date, in: (date - 86400 * 3)..<date)))
