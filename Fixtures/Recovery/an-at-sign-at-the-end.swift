// `@` is the last thing typed.
struct A {}
@
