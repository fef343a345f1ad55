// A nested type whose witness names types of the enclosing type, which are named like the associated types.
protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  func reduce(_ state: inout State, _ action: Action) -> [Action]
}

struct App: Reducer {
  struct State: Equatable {
    var count = 0
    var log: [String] = []
  }

  enum Action { case up, reset }

  struct Counting: Reducer {
    func reduce(_ state: inout State, _ action: Action) -> [Action] {
      if case .up = action { state.count += 1 }
      return state.count > 2 ? [.reset] : []
    }
  }

  struct Logging: Reducer {
    func reduce(_ state: inout State, _ action: Action) -> [Action] {
      state.log.append("\(action)")
      return []
    }
  }

  func reduce(_ state: inout State, _ action: Action) -> [Action] {
    if case .reset = action { state.count = 0 }
    return run(Counting(), &state, action) + run(Logging(), &state, action)
  }
}

func run<R: Reducer>(_ reducer: R, _ state: inout R.State, _ action: R.Action) -> [R.Action] {
  reducer.reduce(&state, action)
}

var state = App.State()
var queue: [App.Action] = [.up, .up, .up, .up]
while !queue.isEmpty { queue += run(App(), &state, queue.removeFirst()) }
print(state)
print(App.Counting.State.self == App.State.self, App.Logging.Action.self)
let reducers: [any Reducer<App.State, App.Action>] = [App(), App.Counting(), App.Logging()]
print(reducers.map { type(of: $0) })
