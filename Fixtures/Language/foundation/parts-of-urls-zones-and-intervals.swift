// Parts of URLs with and without percent encoding, transitions of time zones, descriptions of intervals, settings read as
// text, attributes of runs.
import Foundation
let u = URL(string: "https://us%20er:pa%2Fss@example.com/dir/file%20x.txt?x=1%202#f%20g")!
print(
  u.query() ?? "-", u.query(percentEncoded: false) ?? "-", u.fragment() ?? "-", u.fragment(percentEncoded: false) ?? "-"
)
print(
  u.user() ?? "-", u.user(percentEncoded: false) ?? "-", u.password() ?? "-", u.password(percentEncoded: false) ?? "-",
  u.password ?? "-")
var v = URL(string: "http://a.b/c")!
v.append(component: "d e"); v.appendPathExtension("txt"); print(v); v.deletePathExtension(); print(v)
v.append(components: "x", "y", directoryHint: .isDirectory); print(v, v.appending(components: "p", "q"))
v.appendPathComponent("z", isDirectory: true); print(v)
var s = URL(fileURLWithPath: "/a/b/../c/./d"); s.standardize(); print(s.path)
var c = URLComponents(string: "https://h/p?a%20b=c%26d&e")!
print(c.percentEncodedQueryItems!.map { "\($0.name)|\($0.value ?? "nil")" }, c.url(relativeTo: nil)!)
c.percentEncodedQueryItems = [URLQueryItem(name: "k%20", value: "%C3%A9")]
print(c.query ?? "", c.percentEncodedQuery ?? "")
let zone = TimeZone(identifier: "Europe/Berlin")!
let day = Date(timeIntervalSince1970: 1_767_225_600)
print(
  zone.nextDaylightSavingTimeTransition(after: day)!, zone.daylightSavingTimeOffset(for: day),
  zone.daylightSavingTimeOffset(for: day + 86400 * 180))
print(
  TimeZone(identifier: "Asia/Tokyo")!.nextDaylightSavingTimeTransition(after: day) as Any,
  TimeZone.abbreviationDictionary["PST"] ?? "", TimeZone.abbreviationDictionary["CET"] ?? "")
let interval = DateInterval(start: day, duration: 90)
print(
  interval, interval.debugDescription, [interval], interval.compare(DateInterval(start: day, duration: 91)).rawValue)
let defaults = UserDefaults(suiteName: "strings.of.numbers")!
defaults.set(5, forKey: "i"); defaults.set(2.5, forKey: "d"); defaults.set(true, forKey: "b");
defaults.set(3.0, forKey: "w")
print(
  defaults.string(forKey: "i") ?? "nil", defaults.string(forKey: "d") ?? "nil", defaults.string(forKey: "b") ?? "nil",
  defaults.string(forKey: "w") ?? "nil")
var text = AttributedString("one two")
text.languageIdentifier = "en"
if let r = text.range(of: "two") { text[r].imageURL = URL(string: "x:y"); text[r].alternateDescription = "alt" }
for run in text.runs {
  print(
    String(text[run.range].characters), run.languageIdentifier ?? "-", run.imageURL as Any,
    run.alternateDescription ?? "-")
}
let numbers = [1, 5, 2, 8]
print(numbers.removingSubranges(numbers.indices { $0 > 2 }), numbers[RangeSet([0..<1, 2..<3])].description)
