protocol Action {}

enum CounterAction: Action { case increment(by: Int), decrement, reset }
enum TodoAction: Action { case add(String), toggle(id: Int), remove(id: Int), clearDone }

struct Todo: Equatable, CustomStringConvertible {
  let id: Int
  var title: String
  var done = false
  var description: String { "\(done ? "[x]" : "[ ]") \(id). \(title)" }
}

struct AppState: Equatable {
  var counter = 0
  var todos: [Todo] = []
  var nextID = 1
}

typealias Reducer<State> = (inout State, Action) -> Void
typealias Dispatch = (Action) -> Void
typealias Middleware<State> = (@escaping () -> State, @escaping Dispatch) -> (@escaping Dispatch) -> Dispatch

func combine<State>(_ reducers: Reducer<State>...) -> Reducer<State> {
  { state, action in reducers.forEach { $0(&state, action) } }
}

func pullback<Local, Global>(_ reducer: @escaping Reducer<Local>, _ path: WritableKeyPath<Global, Local>) -> Reducer<Global> {
  { global, action in reducer(&global[keyPath: path], action) }
}

final class Store<State: Equatable> {
  private(set) var state: State {
    didSet { if state != oldValue { subscribers.sorted { $0.key < $1.key }.forEach { $0.value(state) } } }
  }
  private let reducer: Reducer<State>
  private var subscribers: [Int: (State) -> Void] = [:]
  private var nextToken = 0
  private lazy var dispatcher: Dispatch = { [unowned self] in self.reducer(&self.state, $0) }

  init(_ initial: State, reducer: @escaping Reducer<State>, middleware: [Middleware<State>] = []) {
    state = initial
    self.reducer = reducer
    for layer in middleware.reversed() {
      let next = dispatcher
      dispatcher = layer({ [unowned self] in self.state }, { [unowned self] in self.dispatch($0) })(next)
    }
  }

  func dispatch(_ action: Action) { dispatcher(action) }

  func subscribe(_ body: @escaping (State) -> Void) -> () -> Void {
    let token = nextToken
    nextToken += 1
    subscribers[token] = body
    return { [weak self] in self?.subscribers[token] = nil }
  }
}

let counterReducer: Reducer<Int> = { count, action in
  switch action as? CounterAction {
  case .increment(let amount)?: count += amount
  case .decrement?: count -= 1
  case .reset?: count = 0
  case nil: break
  }
}

let todoReducer: Reducer<AppState> = { state, action in
  guard let action = action as? TodoAction else { return }
  switch action {
  case .add(let title):
    state.todos.append(Todo(id: state.nextID, title: title))
    state.nextID += 1
  case .toggle(let id):
    guard let index = state.todos.firstIndex(where: { $0.id == id }) else { return }
    state.todos[index].done.toggle()
  case .remove(let id): state.todos.removeAll { $0.id == id }
  case .clearDone: state.todos.removeAll(where: \.done)
  }
}

let logger: Middleware<AppState> = { state, _ in { next in { action in
  let before = state()
  next(action)
  print("  \(action): \(before == state() ? "no change" : "changed")")
} } }
let doubler: Middleware<AppState> = { _, dispatch in { next in { action in
  if case CounterAction.increment(by: let n) = action, n < 0 {
    for _ in 0..<(-n) { dispatch(CounterAction.decrement) }
  } else {
    next(action)
  }
} } }

let store = Store(AppState(), reducer: combine(pullback(counterReducer, \.counter), todoReducer), middleware: [doubler, logger])
let unsubscribe = store.subscribe { print("counter \($0.counter), \($0.todos.count) todos") }
store.dispatch(CounterAction.increment(by: 5))
store.dispatch(CounterAction.increment(by: -2))
for title in ["milk", "eggs", "tea"] { store.dispatch(TodoAction.add(title)) }
unsubscribe()
store.dispatch(TodoAction.toggle(id: 2))
store.dispatch(TodoAction.toggle(id: 99))
store.state.todos.forEach { print($0) }
store.dispatch(TodoAction.clearDone)
store.dispatch(CounterAction.reset)
print(store.state.counter, store.state.todos.map(\.title))
