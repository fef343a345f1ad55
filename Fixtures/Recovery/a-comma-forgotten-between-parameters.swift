// A comma is missing between parameters.
// known gap: Swift says line 4 too; what stands in a body whose head is wrong goes unsaid here.
func f(a: Int b: Int) {
  g(1 2)
}
