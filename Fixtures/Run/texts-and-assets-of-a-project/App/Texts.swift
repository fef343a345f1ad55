import SwiftUI

struct Texts: View {
  private let name = "Ada"

  var body: some View {
    VStack(alignment: .leading) {
      Text("garden.title")
      Text("hello \(name)")
      Text("order \("a") \("b")")
      Text("quoted")
      Text("plants \(1)")
      Text("plants \(1200)")
      Text("untranslated")
      Text(verbatim: "garden.title")
      Text(NSLocalizedString("garden.title", comment: ""))
    }
  }
}
