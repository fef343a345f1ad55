// Labels on loops, `do`, `if` and `switch`, and jumps to them.
func f() {
outer: for a in b {
  inner: while true {
    if a { continue outer }
    break inner
  }
}
block: do { break block }
check: if a { break check } else { }
again: repeat { continue again } while a
choice: switch a {
case 1: break choice
case 2: fallthrough
default: break
}
}
