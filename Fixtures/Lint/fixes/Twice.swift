// The second comment can go only when the first has gone.
// viewlint:disable conditional_same_view
struct A {}
// viewlint:enable conditional_same_view
