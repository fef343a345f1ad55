import Foundation
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US_POSIX")
let epoch = Date(timeIntervalSince1970: 0)
let date = calendar.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 13, minute: 5, second: 9))!
print(date.timeIntervalSince1970, epoch.timeIntervalSinceReferenceDate, date > epoch, date.timeIntervalSince(epoch) / 86400)
print(epoch, date, date.addingTimeInterval(-3600), date + 60, [epoch])
let parts = calendar.dateComponents([.year, .month, .day, .weekday, .hour, .dayOfYear, .weekOfYear], from: date)
print(parts.year!, parts.month!, parts.day!, parts.weekday!, parts.hour!, parts.weekOfYear!, calendar.component(.minute, from: date))
for (component, value) in [(Calendar.Component.day, 1), (.month, 1), (.year, 1), (.year, 4), (.weekOfYear, -1), (.hour, 11), (.month, 12)] {
  print(component, value, calendar.date(byAdding: component, value: value, to: date)!)
}
let birthday = calendar.date(from: DateComponents(year: 1990, month: 6, day: 15))!
let age = calendar.dateComponents([.year, .month, .day], from: birthday, to: date)
print(age.year!, age.month!, age.day!, calendar.dateComponents([.day], from: birthday, to: date).day!)
print(calendar.startOfDay(for: date), calendar.isDate(date, inSameDayAs: date.addingTimeInterval(3600)), calendar.isDateInWeekend(date), calendar.range(of: .day, in: .month, for: date)!, calendar.range(of: .day, in: .year, for: date)!.count)
print(calendar.compare(date, to: birthday, toGranularity: .year) == .orderedDescending, calendar.dateInterval(of: .month, for: date)!.duration / 86400, calendar.firstWeekday, calendar.weekdaySymbols[0], calendar.shortMonthSymbols.joined(separator: " "))
print(calendar.date(bySettingHour: 8, minute: 30, second: 0, of: date)!, calendar.nextDate(after: date, matching: DateComponents(weekday: 2), matchingPolicy: .nextTime)!, calendar.ordinality(of: .day, in: .year, for: date)!)
let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.timeZone = TimeZone(secondsFromGMT: 0)
for format in ["yyyy-MM-dd", "dd/MM/yy HH:mm:ss", "EEEE, MMMM d", "E MMM d h:mm a", "D", "Q", "yyyy-MM-dd'T'HH:mm:ssZ", "'day' d"] { formatter.dateFormat = format; print(formatter.string(from: date)) }
formatter.dateFormat = "yyyy-MM-dd HH:mm"
print(formatter.date(from: "2023-12-31 23:59") as Any, formatter.date(from: "nonsense") as Any)
print(ISO8601DateFormatter().string(from: date), ISO8601DateFormatter().date(from: "2020-01-02T03:04:05Z")!)
formatter.timeZone = TimeZone(secondsFromGMT: 2 * 3600)
print(formatter.string(from: date), Date(timeIntervalSince1970: 1.5).timeIntervalSince1970, max(epoch, date) == date, [date, epoch].sorted().first == epoch, Date.distantPast < epoch, DateInterval(start: epoch, duration: 60).contains(Date(timeIntervalSince1970: 30)))
