// A method of the wrapped type, whose name a property of optionals has too: the optional is unwrapped for the call.
import SwiftUI

extension Optional {
  var label: String { self == nil ? "none" : "some" }
}

final class Record {
  var title = ""
  func label(_ prefix: String) -> Text { Text(prefix + title) }
  func label(for path: KeyPath<Record, String>) -> Text? { Text(self[keyPath: path]) }
}

struct Page: View {
  var record: Record!
  var found: Record?

  var body: some View {
    record.label("A")
    record.label(for: \.title)
    found?.label("B")
    Text(record.label)
    Text(found.label)
  }
}
