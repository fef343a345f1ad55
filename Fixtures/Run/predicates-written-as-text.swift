// Shown at 240x320: a predicate reads its text, and asks objects for properties by their names.
import Foundation
import SwiftUI

final class Note: NSObject {
  var title = "Noon"
  var length = 5
  var isDone = false
  var tags = ["work", "été"]
}

let cases: [(String, [Any])] = [
  ("isDone == NO", []),
  ("title BEGINSWITH[c] %@ AND length > 3", ["n"]),
  ("%K == %d OR title = nil", ["length", 6]),
  ("title IN %@", [["Noon", "Night"]]),
  ("NOT (title LIKE 'N*n')", []),
  ("length BETWEEN {1, 5} && !(title CONTAINS 'x')", []),
  ("ANY tags ==[cd] %@", ["ETE"]),
  ("tags.@count >= 3", []),
  ("title MATCHES 'No+n'", []),
]

struct ContentView: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(cases, id: \.0) { format, arguments in
        Text(format) + Text(NSPredicate(format: format, argumentArray: arguments).evaluate(with: Note()) ? " yes" : " no")
      }
      Text(compound.evaluate(with: Note()) ? "both" : "not both")
      Text(sorted.map { $0 as? String ?? "?" }.joined(separator: " "))
    }
  }

  private var compound: NSPredicate {
    NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "length == %d", 5), NSCompoundPredicate(notPredicateWithSubpredicate: NSPredicate(value: false)),
    ])
  }

  private var sorted: [Any] {
    NSSet(array: ["b", "c", "a", "b"]).sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)])
  }
}
