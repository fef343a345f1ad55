import SwiftUI

final class Session: ObservableObject {
  @Published var user = "guest"
}

struct Greeting: View {
  @EnvironmentObject var session: Session

  var body: some View {
    Text("Hello, \(session.user)")
  }
}
