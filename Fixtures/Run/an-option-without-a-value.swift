// Shown at 240x96: an option whose tag is nil is chosen while there is no value; a tag of another type chooses nothing.
// Do: select "Size" "Large"
// Do: select "Size" "Any"
// Do: select "Count" "Two"
import SwiftUI

struct ContentView: View {
  @State private var size: String?
  @State private var count: Int? = 1
  @State private var wrong = 1

  var body: some View {
    VStack(alignment: .leading) {
      Picker("Size", selection: $size) {
        Text("Any").tag(nil as String?)
        Text("Large").tag("large" as String?)
      }
      Picker("Count", selection: $count) {
        Text("None").tag(Int?.none)
        Text("One").tag(1)
        Text("Two").tag(Optional(2))
      }
      Picker("Wrong", selection: $wrong) {
        Text("A string").tag("1")
      }
      Text("\(size ?? "any") \(count ?? 0)")
    }
  }
}
