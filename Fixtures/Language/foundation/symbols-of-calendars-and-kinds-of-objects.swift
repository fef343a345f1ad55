// Symbols, ranges and weekends of calendars, names of calendars and encodings, classes of objects.
import Foundation
class A: NSObject {}
class B: A { override var description: String { "B!" } }
let b: NSObject = B()
print(
  b.isKind(of: A.self), b.isKind(of: NSObject.self), b.isMember(of: A.self), b.isMember(of: B.self),
  NSNumber(value: 1).isKind(of: NSNumber.self), A().isKind(of: B.self))
print(
  String.Encoding.utf8, String.Encoding.ascii, String.Encoding.utf16LittleEndian, String.Encoding.isoLatin1.description)
print(
  Calendar.Identifier.islamicUmmAlQura, Calendar.Identifier.republicOfChina, "\(Calendar.Identifier.ethiopicAmeteAlem)",
  [Calendar.Identifier.gregorian])
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = TimeZone(identifier: "UTC")!
calendar.locale = Locale(identifier: "en_US")
print(
  calendar.quarterSymbols, calendar.shortQuarterSymbols, calendar.standaloneQuarterSymbols,
  calendar.shortStandaloneQuarterSymbols, calendar.eraSymbols, calendar.longEraSymbols)
let day = Date(timeIntervalSince1970: 1_783_180_000)
print(
  calendar.maximumRange(of: .day)!, calendar.minimumRange(of: .day)!, calendar.maximumRange(of: .month)!,
  calendar.nextWeekend(startingAfter: day)!, calendar.nextWeekend(startingAfter: day, direction: .backward)!.start,
  calendar.dateIntervalOfWeekend(containing: day) as Any)
