struct Pair<A, B> { var a: A, b: B }
struct Maybe<T> { var value: T? }
enum Either<A, B> { case first(A), second(B) }
@resultBuilder enum Typed {
  static func buildPartialBlock<T>(first: T) -> T { first }
  static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Pair<A, B> { Pair(a: accumulated, b: next) }
  static func buildOptional<T>(_ value: T?) -> Maybe<T> { Maybe(value: value) }
  static func buildEither<A, B>(first: A) -> Either<A, B> { .first(first) }
  static func buildEither<A, B>(second: B) -> Either<A, B> { .second(second) }
}
func build<T>(@Typed _ body: () -> T) -> T { body() }
let flag = false
let built = build { 1; "two"; 3.0 }
print(built, type(of: built))
@Typed func choose(_ flag: Bool) -> Either<Int, String> { if flag { 1 } else { "no" } }
let branched = choose(flag)
print(branched, type(of: branched))
let optional = build { "a"; if flag { 2 } }
print(optional, type(of: optional))
@resultBuilder enum Sum { static func buildBlock(_ n: Int...) -> Int { n.reduce(0, +) }; static func buildOptional(_ n: Int?) -> Int { n ?? 0 }; static func buildArray(_ n: [Int]) -> Int { n.reduce(0, +) } }
struct Order { @Sum var total: Int { 5; 10; if flag { 1000 }; for i in 1...3 { i * i } }; @Sum func discount(_ n: Int) -> Int { n; -1 } }
print(Order().total, Order().discount(3))
protocol Screen { @Sum var height: Int { get } }
struct Phone: Screen { var height: Int { 1; 2; 3 } }
print(Phone().height)
struct Stack<Content> { let content: Content; init(spacing: Int = 0, @Typed content: () -> Content) { self.content = content() } }
let stack = Stack { Stack(spacing: 2) { 1; true }; "end" }
print(type(of: stack), stack.content.a.content.b)
func collect(@Sum _ body: (Int) -> Int) -> [Int] { (1...3).map(body) }
print(collect { n in n; n * 10 }, collect { _ in 1; 1 })
