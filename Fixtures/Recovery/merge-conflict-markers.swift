// A merge that was not finished.
// known gap: Swift says that these are conflict markers.
struct A {
<<<<<<< HEAD
  var a = 1
=======
  var a = 2
>>>>>>> branch
  var b = 3
}
