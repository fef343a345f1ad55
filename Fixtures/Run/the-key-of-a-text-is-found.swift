// What programs do to find the key of a localised text: they read its description, or what a mirror shows of it.
import SwiftUI

extension LocalizedStringKey {
  var described: String { "\(self)".components(separatedBy: "key: \"")[1].components(separatedBy: "\",")[0] }
  var mirrored: String? { Mirror(reflecting: self).children.first { $0.label == "key" }?.value as? String }
}

struct ContentView: View {
  let title: LocalizedStringKey = "Welcome"
  let count = 3

  var body: some View {
    let counted: LocalizedStringKey = "\(count) items of \("all")"
    VStack {
      Text(title)
      Text(title.described)
      Text(title.mirrored ?? "none")
      Text(verbatim: counted.mirrored ?? "none")
    }
  }
}
