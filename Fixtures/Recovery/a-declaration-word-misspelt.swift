// `fun` for `func`, in front of members that are well.
// known gap: Swift also says that line 5 has no `func`; here a run of lines that make no sense is said once.
struct A: View {
  fun f() {}
  vra a = 1
  var body: some View { Text("") }
}
