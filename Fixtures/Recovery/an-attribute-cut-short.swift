// An attribute's arguments are not closed, or nothing follows the attribute.
struct A {
  @Environment(\.dismiss var dismiss
  var a = 1
  @State
}
