// Shown at 320x64: a function that stands in for a missing argument leaves the values of its `inout` parameters.
import SwiftUI

struct AppState {
  var user = "guest"
  var error: Error?
}

struct Reducer<State, Action> {
  let run: (inout State, Action) -> Void
}

final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reducer: Reducer<State, Action>
  init(initialState: State, reducer: Reducer<State, Action>) {
    state = initialState
    self.reducer = reducer
  }
  func send(_ action: Action) { reducer.run(&state, action) }
}

enum Action { case load, leave }

struct AccountView: View {
  @ObservedObject var store: Store<AppState, Action>
  init(store: Store<AppState, Action>) {
    self.store = store
    store.send(.load)
  }
  var body: some View {
    Text("User: \(store.state.user)")
    Text(store.state.error == nil ? "no error" : "failed")
  }
}
