// What a regex literal captures: each pair of parentheses a part, one that may be missing an optional.
import SwiftUI

struct Box<T>: View {
  let value: T
  init(_ value: T) { self.value = value }
  var body: some View { EmptyView() }
}

struct Patterns: View {
  let text = "a-b"
  var plain: some View { Box(#/abc/#) }
  var missing: some View { Box(#/(a)(b)?/#) }
  var named: some View { Box(#/(?<year>\d+)-(?<month>\d+)/#) }
  var alternatives: some View { Box(#/(a)|(b)/#) }
  var uncounted: some View { Box(#/(?:(a)|b)*(c)(?=(d))/#) }
  var nested: some View { Box(#/((a)?b)?[(](c)\(/#) }
  var counts: some View { Box(#/(a){0,2}(b){1,2}(c){2}/#) }
  var lines: some View {
    Box(
      #/
        (a)  # not (b)
        (?<last>c)
      /#)
  }
  var member: some View { Box(text.firstMatch(of: #/(a)(?<other>b)?/#)?.other) }
  var numbered: some View { Box(text.matches(of: #/x(\w)/#).map { String($0.1) }) }
  var ranges: some View { Box(text.ranges(of: #/x/#)) }
  var parts: some View { Box(text.split(separator: #/,\s*/#)) }
  var replaced: some View { Box(text.replacing(#/a(b)/#) { $0.1.uppercased() }) }
  var written: some View { Box(try? Regex("a(b)", as: (Substring, Substring).self)) }
  var body: some View {
    if let match = text.firstMatch(of: #/(a)-(b)/#) { Text(match.1) }
    ForEach(text.matches(of: #/(\w+)/#).map(\.1), id: \.self) { Text($0) }
  }
}
