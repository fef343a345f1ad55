// Every contextual word is a name where the grammar asks for none of them.
let all = [
  actor, any, assignment, associativity, async, _borrow, borrow, borrowing, _const, consume, __consuming,
  consuming, convenience, copy, didSet, discard, distributed, dynamic, each, final, get, higherThan, indirect, infix,
  isolated, lazy, left, lowerThan, macro, _modify, mutate, mutating, none, nonisolated, nonmutating, of, open,
  optional, override, __owned, package, postfix, prefix, Protocol, _read, reasync, required, right, safe, sending,
  set, __shared, some, Type, unknown, unowned, unsafe, unsafeAddress, unsafeMutableAddress, using, weak, willSet,
  yield,
]
f(await: 1)
