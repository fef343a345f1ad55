// The runs of chosen attributes, attributes by scope, merged, replaced and transformed, and changes of the characters.
import Foundation
var a = AttributedString("Swift is fun and fast")
a.foundation.link = URL(string: "https://swift.org")
let fun = a.range(of: "fun")!
a[fun].foundation.languageIdentifier = "en"
a[fun].link = nil
print(a)
print("\(a[fun])", a[fun].foundation.languageIdentifier ?? "-", a.foundation.link as Any)
for (language, range) in a.runs[\.languageIdentifier] { print(language ?? "-", String(a[range].characters)) }
for (link, language, range) in a.runs[\.link, \.languageIdentifier] {
  print(link as Any, language ?? "-", String(a[range].characters))
}
for (link, range) in a.runs[AttributeScopes.FoundationAttributes.LinkAttribute.self].reversed() {
  print(link as Any, a.characters.distance(from: a.startIndex, to: range.lowerBound))
}
var container = AttributeContainer()
container.languageIdentifier = "fr"
container.alternateDescription = "other"
var b = a
b.mergeAttributes(container, mergePolicy: .keepCurrent)
print(b.runs.map { $0.languageIdentifier ?? "-" }, b.runs.map { $0.alternateDescription ?? "-" })
b.mergeAttributes(container)
print(b.runs.map { $0.languageIdentifier ?? "-" })
let merged = a.mergingAttributes(container)
print(merged == b, a.settingAttributes(container).runs.count)
var find = AttributeContainer()
find.languageIdentifier = "fr"
var other = AttributeContainer()
other.replacementIndex = 3
b.replaceAttributes(find, with: other)
print(b.runs.map { $0.replacementIndex ?? 0 }, b.runs.map { $0.languageIdentifier ?? "-" })
let shown = a.transformingAttributes(\.link) { link in
  if link.value != nil { link.replace(with: \.alternateDescription, value: "was a link") }
}
print(shown.runs.map { $0.alternateDescription ?? "-" }, shown.runs.map { $0.link as Any })
var c = AttributedString("abc")
c.characters.append("d")
c.characters.append(contentsOf: "ef")
if let i = c.characters.firstIndex(of: "b") { c.characters.replaceSubrange(i...i, with: "BB") }
print(String(c.characters), c.unicodeScalars.count, c.unicodeScalars.first!)
c.characters.removeFirst()
print(
  String(c.characters), c.runs.count, c == AttributedString("BBcdef"),
  c.hashValue == AttributedString("BBcdef").hashValue)
let sub = c[c.startIndex..<c.index(afterCharacter: c.startIndex)]
print(AttributedString(sub), sub.runs.count)
for run in a.runs { print(run, terminator: ";") }
