// Every reserved word, as a name in backticks and as the label that it may be without them.
f(Any: 1, as: 1, associatedtype: 1, break: 1, case: 1, catch: 1, class: 1, continue: 1, default: 1, defer: 1,
  deinit: 1, do: 1, else: 1, enum: 1, extension: 1, fallthrough: 1, false: 1, fileprivate: 1, for: 1, func: 1,
  guard: 1, if: 1, import: 1, in: 1, init: 1, internal: 1, is: 1, nil: 1, operator: 1, precedencegroup: 1, private: 1,
  protocol: 1, public: 1, repeat: 1, rethrows: 1, return: 1, Self: 1, self: 1, static: 1, struct: 1, subscript: 1,
  super: 1, switch: 1, throw: 1, throws: 1, true: 1, try: 1, typealias: 1, where: 1, while: 1)
f(`inout`: 1)
let `let` = 1, `var` = 2
