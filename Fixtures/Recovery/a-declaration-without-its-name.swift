// `struct`, `func` and the like wait for a name.
struct {
  func () {}
}
func
class : B {}
enum
