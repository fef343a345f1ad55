protocol StateMachineSchema {
  associatedtype State: Hashable
  associatedtype Event: Hashable
  static var initial: State { get }
}

struct StateMachine<Schema: StateMachineSchema> {
  typealias State = Schema.State
  typealias Event = Schema.Event
  struct Transition { let from: State, event: Event, to: State; var action: (() -> Void)? = nil; var guardian: () -> Bool = { true } }

  private var table: [State: [Event: Transition]] = [:]
  private(set) var state = Schema.initial
  private(set) var trail: [State] = [Schema.initial]
  var onUnhandled: (State, Event) -> Void = { _, _ in }

  init(@TransitionBuilder<Schema> _ transitions: () -> [Transition]) {
    for t in transitions() { table[t.from, default: [:]][t.event] = t }
  }

  @discardableResult
  mutating func fire(_ event: Event) -> Bool {
    guard let transition = table[state]?[event], transition.guardian() else {
      onUnhandled(state, event)
      return false
    }
    state = transition.to
    trail.append(state)
    transition.action?()
    return true
  }

  func reachable(from start: State) -> Set<State> {
    var found: Set<State> = [start]
    var open = [start]
    while let next = open.popLast() {
      for t in (table[next] ?? [:]).values where found.insert(t.to).inserted { open.append(t.to) }
    }
    return found
  }
}

@resultBuilder
enum TransitionBuilder<Schema: StateMachineSchema> {
  typealias T = StateMachine<Schema>.Transition
  static func buildExpression(_ t: T) -> [T] { [t] }
  static func buildExpression(_ t: [T]) -> [T] { t }
  static func buildBlock(_ parts: [T]...) -> [T] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[T]]) -> [T] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [T]?) -> [T] { part ?? [] }
}

enum Turnstile: StateMachineSchema {
  enum State: String { case locked, unlocked, broken }
  enum Event { case coin, push, kick, repair }
  static let initial = State.locked
}

typealias Step = StateMachine<Turnstile>.Transition
var coins = 0
let sturdy = false
var turnstile = StateMachine<Turnstile> {
  Step(from: .locked, event: .coin, to: .unlocked, action: { coins += 1 })
  Step(from: .unlocked, event: .push, to: .locked)
  Step(from: .unlocked, event: .coin, to: .unlocked, action: { coins += 1; print("thanks") }, guardian: { coins < 3 })
  for state in [Turnstile.State.locked, .unlocked] {
    if !sturdy { Step(from: state, event: .kick, to: .broken) }
  }
  Step(from: .broken, event: .repair, to: .locked)
}
turnstile.onUnhandled = { print("ignored \($1) while \($0.rawValue)") }
let events: [Turnstile.Event] = [.push, .coin, .coin, .coin, .coin, .push, .kick, .coin, .repair, .coin]
print(events.map { turnstile.fire($0) })
print(turnstile.state, coins, turnstile.trail.map(\.rawValue))
print(turnstile.reachable(from: .broken).map(\.rawValue).sorted())
