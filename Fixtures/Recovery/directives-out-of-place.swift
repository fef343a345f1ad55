// `#else` and `#endif` without `#if`.
struct A {
  #endif
  var a = 1
}
#else
let b = 1
