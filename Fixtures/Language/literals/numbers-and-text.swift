print(1_000, 0xFF, 0o17, 0b1010, 1e3, 0x1p-2, 12.5e-1, 0xA.8p1, -0x10, 1_0.0_1)
print(type(of: 1), type(of: 1.0), type(of: "c"), type(of: "c" as Character), type(of: [1, 2.0]), type(of: [1: "a"]), type(of: (1, "x")), type(of: nil as Int?), type(of: [] as [Int]), type(of: true))
print([1, 2, 3,], ["a": 1, "b": 2,].count, [[1], [], [2, 3]], [nil, 1, 2], ["x": nil, "y": 1].count as Any, (1, (2, 3)), [(1, "a"), (2, "b")])
let f: Float = 0.1, d: Double = 0.1, i8: Int8 = -128, u: UInt = 5, c: Character = "é", s: Unicode.Scalar = "\u{e9}", set: Set = [1, 1, 2], o: Int?? = 1
print(f, d, i8, u, c, s, set.count, o as Any)
print("tab\tquote\" slash\\ unicode \u{48}\u{49} null\0end".count, #"raw \t"#, "multi" + """

  two
   lines
  """)
let sum = 1 + 2.5, product = 2 * 3.0 as Float, mixed: [Any] = [1, "two", 3.0, [4], nil as Int? as Any], empty: [String: [Int]] = [:]
print(sum, type(of: product), mixed.count, empty, UInt8(0xFF), Int64(1) << 40, 7 / 2, 7.0 / 2, -7 / 2, 5 % 3)
print(0.1 + 0.2, 1e16, 1e15, 123456789.123456789, 1.0e-7, 100.0, Float(16777217), 5e-324, .infinity as Double, -Double.nan.magnitude.sign.hashValue == 0)
print("\(1)\("a")\(2.0)\(true)\([1])\((1, 2))" as String, "a" + "b")
