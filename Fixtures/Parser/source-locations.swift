// A generator says where its lines come from.
#sourceLocation(file: "template.txt", line: 10)
let a = 1
struct S {
  #sourceLocation(file: "template.txt", line: 12)
  let b = 2
  #sourceLocation()
}
