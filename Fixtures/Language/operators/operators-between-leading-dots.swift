// Both operands are leading dots: the operator that gives the required type decides where they are looked up.
enum State<S: Hashable>: Hashable { case some(S), any }
struct Transition<S: Hashable> { let from: State<S>, to: State<S> }
struct Route<S: Hashable, E> { let transition: Transition<S> }
infix operator => : AdditionPrecedence
func => <S>(left: State<S>, right: State<S>) -> Transition<S> { Transition(from: left, to: right) }
func => <S>(left: State<S>, right: S) -> Transition<S> { left => .some(right) }
func => <S>(left: S, right: State<S>) -> Transition<S> { .some(left) => right }
func => <S>(left: S, right: S) -> Transition<S> { .some(left) => .some(right) }
func => <S, E>(left: [S], right: State<S>) -> Route<S, E> { Route(transition: .some(left[0]) => right) }
func => <S, E>(left: S, right: [S]) -> Route<S, E> { Route(transition: .some(left) => .some(right[0])) }
enum My: Hashable { case a, b }
final class Machine<S: Hashable, E> {
  init(state: S, setUp: ((Machine) -> Void)? = nil) { setUp?(self) }
  func add(_ t: Transition<S>, condition: (() -> Bool)? = nil) { print(1, "\(t.from)".count, t.from == .any) }
  func add(_ r: Route<S, E>) { print(2, r.transition.from == .any) }
}
let m = Machine<My, Int>(state: .a) { machine in
  machine.add(.a => .b)
  machine.add(.any => .b)
  machine.add([.a] => .any)
}
