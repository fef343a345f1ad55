// `$0` is a closure's argument, `$name` a projected value.
let a = list.map { $0 + 1 }
let b = list.reduce(0) { $0 + $1 }
let c = TextField("Name", text: $name)
let d = list.map { $12 }
let e = model.$published
