// Operators that are not generic are preferred to generic ones, also if the literals then do not get their default types.
// Functions have no such rule.
precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
infix operator **: Power
func ** (base: Double, exponent: Double) -> Double { base * exponent }
func ** <T: BinaryInteger>(base: T, exponent: Int) -> T { base * T(exponent) }
print(2 ** 3)
print(2 * 3 ** 2)
let number = 5
print(number ** 2)

infix operator <->: AdditionPrecedence
func <-> (a: Float, b: Float) -> String { "float" }
func <-> <T: Numeric>(a: T, b: T) -> String { "generic" }
print(1 <-> 2, 1.5 <-> 2, (1 as Int) <-> 2)

infix operator <?>: AdditionPrecedence
func <?> (a: Int?, b: Int?) -> String { "optional" }
func <?> <T>(a: T, b: T) -> String { "generic" }
print(1 <?> 2, "a" <?> "b", (1 as Int) <?> (2 as Int))

infix operator <+>: AdditionPrecedence
func <+> (a: Any, b: Any) -> String { "any" }
func <+> <T>(a: T, b: T) -> String { "generic" }
print(1 <+> 2, "a" <+> "b")

infix operator <&>: AdditionPrecedence
func <&> (a: AnyHashable, b: AnyHashable) -> String { "hashable" }
func <&> <T: Hashable>(a: T, b: T) -> String { "generic" }
print((1 as Int) <&> (2 as Int))

prefix operator !!
prefix func !! (a: Double) -> String { "double" }
prefix func !! <T: BinaryInteger>(a: T) -> String { "generic" }
print(!!3, !!number)

func same(_ a: Double) -> String { "double" }
func same<T: BinaryInteger>(_ a: T) -> String { "generic" }
print(same(1))
