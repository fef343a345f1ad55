// Shown at 280x160: a literal is a key with Markdown and formats, a variable is shown as it is.
import SwiftUI

struct ContentView: View {
  let text = "**plain** \(1000)"
  let number = 1234567
  let share = 50.0

  var body: some View {
    VStack(alignment: .leading) {
      Text("**bold** and `code`")
      Text(text)
      Text("\(number) of \(share)")
      Text(verbatim: "\(number) *x*")
      Text("\(share, specifier: "%.1f") %")
      Text(LocalizedStringKey(text))
    }
  }
}
