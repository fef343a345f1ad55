// A period with nothing before it begins an implicit member; a line break before one goes on the chain.
let a: Color = .red
let b = x.y
let c = x
  .y
  . z
let d = [.a, .b(.c)]
let e = \.f.g
let h = x?.y!.z
let i: () = x.self
