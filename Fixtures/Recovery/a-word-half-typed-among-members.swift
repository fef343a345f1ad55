// The beginning of `private` where members stand.
struct A: View {
  let a = 1
  pri
  var body: some View { Text("") }
}
