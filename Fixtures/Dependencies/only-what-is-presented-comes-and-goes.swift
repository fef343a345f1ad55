// What a link shows comes and goes with what says whether it is shown; its label is there all the time. A binding into an
// observable object says as much as one to a state. (Apple, NavigationLink.init(isActive:destination:label:) and
// View.sheet(isPresented:); Bindable: "get bindings to the properties of an observable object".)
import SwiftUI

struct Detail: View {
  var body: some View { Text("detail") }
}

struct Title: View {
  var body: some View { Text("title") }
}

struct Item: Identifiable {
  let id: Int
}

@Observable
class Router {
  var isShown = false
  var item: Item?
  var path: [Int] = []
  var color = 0
}

struct Link: View {
  @State private var isActive = false
  var body: some View {
    NavigationLink(isActive: $isActive) { Detail() } label: { Title() }
  }
}

struct Screens: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Title()
        .sheet(isPresented: $router.isShown) { Detail() }
    }
  }
}

struct Items: View {
  @Bindable var router: Router
  var body: some View {
    Title().popover(item: $router.item) { _ in Detail() }
  }
}

struct Destinations: View {
  @Bindable var router: Router
  var body: some View {
    NavigationStack(path: $router.path) {
      Title().navigationDestination(for: Int.self) { _ in Detail() }
    }
  }
}
