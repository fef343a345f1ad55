// Generic parameters, packs, values, and everything `where` can ask.
struct A<T> {}
struct B<T: P, U: Q & R, each V: S> where T.X == U, U: AnyObject, repeat each V: Sendable {}
struct C<let count: Int, Element: ~Copyable>: ~Copyable {}
func f<each T, each U>(_ t: repeat each T, u: repeat (each U) -> Void) -> (repeat each T) where repeat each T: P {
  repeat f(each t)
  let tuple = (repeat (each t, each u))
  for value in repeat each t {}
  return (repeat (each t).copy())
}
func g<T>(_ t: T) where T: P, T.Element: Q, T.Index == [Int]?, T.Other == any R {}
extension A where T == Int {}
let a = A<Int>()
let b = A<[String: Int?]>.self
let c = B<(Int) -> Void, any P>()
let d = Pack<Int, String>(1, "")
let e = A<A<A<Int>>>()
let g = C<3, Int>()
let h: C<1, Int>
let i = a < b, j = c > d
let k = f(a < b, c > d)
let l = x as? A<Int>
let m = f<Int>
