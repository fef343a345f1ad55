// Shown at 320x64: a path of values that can be encoded is written down and read again; one with others has no such form.
// Do: tap "Write"
import SwiftUI

struct Plain: Hashable { var name = "plain" }

struct ContentView: View {
  @State private var path = NavigationPath()
  @State private var lines: [String] = []
  var body: some View {
    Button("Write") {
      path.append("one")
      path.append(2)
      do {
        guard let codable = path.codable else { return }
        let data = try JSONEncoder().encode(codable)
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        print(read.count, read == path)
      } catch {
        print("failed")
      }
      path.removeLast(2)
      print(path.count, path.isEmpty)
      path.append(Plain())
      print(path.codable == nil, NavigationPath(["a", "b"]).count)
    }
  }
}
