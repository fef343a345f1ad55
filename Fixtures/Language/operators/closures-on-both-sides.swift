// Closures on both sides of the program's own operators take their types from the operator's parameters.
typealias Handler = (String) -> String?
infix operator |>> : AdditionPrecedence
func |>> (first: @escaping Handler, second: @escaping Handler) -> Handler { { first($0) ?? second($0) } }
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(first: @escaping (A) -> B, second: @escaping (B) -> C) -> (A) -> C { { second(first($0)) } }

let known = ["floor"]
let double: Handler = { Int($0).map { "int \($0 * 2)" } } |>> { $0.hasPrefix("#") ? "tag \($0.dropFirst())" : nil }
let chain: Handler =
  { Int($0).map { "int \($0 * 2)" } } |>> { $0.hasPrefix("#") ? "tag \($0.dropFirst())" : nil } |>> { [known] in
    known.contains($0) ? "known" : nil
  }
print(["21", "#swift", "floor", "?"].map { double($0) ?? "none" })
print(["21", "#swift", "floor", "?"].map { chain($0) ?? "none" })
let length: (String) -> Int = { $0.uppercased() } >>> { $0.count }
print(length("four"))
print(({ (n: Int) in n + 1 } >>> { (n: Int) in "\(n)!" })(4))
