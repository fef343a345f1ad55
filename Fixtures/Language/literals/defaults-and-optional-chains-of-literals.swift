func f(_ a: Double = 1, _ b: [Int] = [1, 2], c: String? = nil, d: Set<Character> = ["a"], e: () -> Int = { 42 }, g: (Int, String) = (1, "x"), h: Any = 5, i: ClosedRange<Int> = 0...3, j: [String: [Int]] = ["k": [1]]) -> String { "\(a) \(b) \(c ?? "nil") \(d.count) \(e()) \(g.1) \(type(of: h)) \(i.count) \(j["k"]!.count)" }
print(f(), f(2), f(2.5, []), f(c: "c", d: [], e: { 7 }), f(g: (2, "y"), h: "s", i: 1...1, j: ["k": []]), separator: "\n")
let x: Double? = 3, y: [Int]? = [1, 2], z: Float? = nil, w: Int?? = nil
print(x as Any, y as Any, z as Any, w as Any, (x ?? 0) + 1, y?.first ?? 0, (z ?? 2) * 3)
let m: [[Double]] = [[1, 2], [3.5]], n: [Double?] = [1, nil], o: (Double, Float) = (1, 2), p: [(Int, Double)] = [(1, 2)], q: [Int: Double] = [1: 2]
print(m, n, o, p, q)
struct Angle: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Equatable { var degrees: Double; init(floatLiteral v: Double) { degrees = v }; init(integerLiteral v: Int) { degrees = Double(v) }; static let right: Angle = 90; static func + (a: Angle, b: Angle) -> Angle { Angle(floatLiteral: a.degrees + b.degrees) } }
let angles: [Angle] = [1, 2.5, .right, 45 + 45]
print(angles.map(\.degrees), angles[2] == angles[3], ([1: 90] as [Int: Angle])[1]!.degrees, (nil as Angle?) ?? 5)
let big = 9_223_372_036_854_775_807, small = -9_223_372_036_854_775_808, hex: UInt64 = 0xFFFF_FFFF_FFFF_FFFF, bin: UInt8 = 0b1111_0000, oct: Int16 = 0o777, exp = 1.5e-3, hexf = 0x1.8p1
print(big, small, hex, bin, oct, exp, hexf, -0, +5, -3, 1_0, 00012)
let t = true ? 1 : 2.5, u = [1, 2.0].map { $0 }, v = [1, 2].map { Double($0) / 2 }, s = "a" + "b", cs: [Character] = ["a", "\u{62}"], us: Unicode.Scalar = "c", ss: [Substring] = ["x"]
print(t, u, v, s, cs, us, ss, type(of: t), type(of: u))
