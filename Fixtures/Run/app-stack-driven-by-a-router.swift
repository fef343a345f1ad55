// Shown at 320x256: a router in the environment holds the path: links, code and a deep link push and pop screens.
// Do: tap "Books"
// Do: tap "Dune"
// Do: tap "To the root"
// Do: tap "Deep link"
// Events
import SwiftUI

enum Route: Hashable {
  case shelf(String)
  case book(title: String)
}

@Observable
final class Router {
  var path: [Route] = []
  func popToRoot() { path.removeAll() }
  func open(_ address: String) {
    path = address.split(separator: "/").enumerated().map { index, part in
      index == 0 ? .shelf(String(part)) : .book(title: String(part))
    }
  }
}

struct ShelfView: View {
  let name: String
  var body: some View {
    List(["Dune", "Emma"], id: \.self) { title in
      NavigationLink(title, value: Route.book(title: title))
    }
    .navigationTitle(name)
  }
}

struct BookView: View {
  @Environment(Router.self) private var router
  let title: String
  var body: some View {
    VStack {
      Text(title).font(.title)
      Text("\(router.path.count) deep")
      Button("To the root") { router.popToRoot() }
    }
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct ContentView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        NavigationLink("Books", value: Route.shelf("Books"))
        Button("Deep link") { router.open("Books/Emma") }
      }
      .navigationTitle("Library")
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .shelf(let name): ShelfView(name: name)
        case .book(let title): BookView(title: title)
        }
      }
    }
    .environment(router)
  }
}
