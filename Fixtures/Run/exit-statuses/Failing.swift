import SwiftUI

struct Failing: View {
  let names: [String] = []
  var body: some View {
    VStack {
      Text("before")
      Name(name: { names[3] })
    }
  }
}

struct Name: View {
  let name: () -> String
  var body: some View { Text(name()) }
}
