import SwiftUI

struct ForcedView: View {
  @State var name: String!
  @State var link: URL
  var note: String?
  var count: Int!

  var body: some View {
    Text(name!)
    Text(link.absoluteString)
    Text(note ?? "no note")
    Text("\(count + 1) in all")
  }
}
