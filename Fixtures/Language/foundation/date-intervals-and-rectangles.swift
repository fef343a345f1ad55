import Foundation

// Text for the time between two dates, currencies, and the parts of rectangles.
let start = Date(timeIntervalSince1970: 0)
let locale = Locale(identifier: "en_US")
let zone = TimeZone(identifier: "UTC")!
for length in [1800.0, 90_000, 2_700_000, 40_000_000] {
  let range = start..<start.addingTimeInterval(length)
  let styles = [
    Date.IntervalFormatStyle(locale: locale, timeZone: zone),
    Date.IntervalFormatStyle(date: .abbreviated, time: .shortened, locale: locale, timeZone: zone),
    Date.IntervalFormatStyle(date: .complete, time: .omitted, locale: locale, timeZone: zone),
    Date.IntervalFormatStyle(locale: locale, timeZone: zone).day().month(.wide),
    Date.IntervalFormatStyle(locale: locale, timeZone: zone).hour().minute().weekday(),
  ]
  for style in styles { print(style.format(range)) }
  print(range.formatted(.interval.year().month().locale(locale)))
}
let formatter = DateIntervalFormatter()
formatter.locale = locale
formatter.timeZone = zone
formatter.dateStyle = .short
formatter.timeStyle = .none
print(formatter.string(from: start, to: start.addingTimeInterval(400_000)))
formatter.dateTemplate = "MMMd"
print(formatter.string(from: start, to: start.addingTimeInterval(400_000)))
print(formatter.string(from: DateInterval(start: start, duration: 60)) ?? "none")

let codes = Locale.Currency.isoCurrencies.map(\.identifier)
print(codes.count > 150, codes.contains { $0.uppercased() == "EUR" })

func show(_ rect: CGRect) { print(rect.minX, rect.minY, rect.width, rect.height) }
let rect = CGRect(x: 0.5, y: -1.25, width: 3.4, height: 5)
show(rect.integral)
for edge in [CGRectEdge.minXEdge, .minYEdge, .maxXEdge, .maxYEdge] {
  for distance in [1.5, 10] {
    let (slice, remainder) = rect.divided(atDistance: distance, from: edge)
    show(slice)
    show(remainder)
  }
}
print(CGRect.infinite.isInfinite, CGRect.infinite.contains(CGPoint(x: 4, y: 4)))
