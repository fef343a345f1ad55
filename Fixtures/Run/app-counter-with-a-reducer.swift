// Shown at 240x160: state changes by actions only, as in an app with a store and a reducer of its own.
// Do: tap "+"
// Do: tap "+"
// Do: tap "Reset later"
// Do: wait 2s
// Events
import SwiftUI

enum CounterAction {
  case increment, decrement, resetLater, reset
}

struct CounterState: Equatable {
  var count = 0
  var isResetting = false
}

typealias Reducer<State, Action> = (inout State, Action) -> Effect<Action>?

struct Effect<Action> {
  let delay: Duration
  let action: Action
}

@MainActor
final class Store<State, Action>: ObservableObject {
  @Published private(set) var state: State
  private let reducer: Reducer<State, Action>

  init(_ state: State, reducer: @escaping Reducer<State, Action>) {
    self.state = state
    self.reducer = reducer
  }

  func send(_ action: Action) {
    guard let effect = reducer(&state, action) else { return }
    Task {
      try? await Task.sleep(for: effect.delay)
      send(effect.action)
    }
  }
}

func counterReducer(state: inout CounterState, action: CounterAction) -> Effect<CounterAction>? {
  switch action {
  case .increment: state.count += 1
  case .decrement: state.count -= 1
  case .resetLater:
    state.isResetting = true
    return Effect(delay: .seconds(1), action: .reset)
  case .reset: state = CounterState()
  }
  return nil
}

struct ContentView: View {
  @StateObject private var store = Store(CounterState(), reducer: counterReducer)

  var body: some View {
    VStack {
      Text("\(store.state.count)").font(.largeTitle)
      HStack {
        Button("-") { store.send(.decrement) }
        Button("+") { store.send(.increment) }
      }
      Button(store.state.isResetting ? "Resetting…" : "Reset later") { store.send(.resetLater) }
        .disabled(store.state.isResetting)
    }
  }
}
