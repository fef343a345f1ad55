struct E: Equatable { let v: Int; let names: [Int]
  init(_ s: String, size: Int, id: Int, multi: inout [Substring: [Unicode.Scalar]]) {
    v = id
    var list: [Int] = []
    for (i, w) in s.split(separator: " ").enumerated() { list.append(i); if w.count > 1 { multi[w] = [w.unicodeScalars.first!, "x"] } }
    names = list
  }
  static let all: (E, E, Int) = { var multi: [Substring: [Unicode.Scalar]] = [:]
    let a: E = E("a b", size: 1, id: 0, multi: &multi)
    let b: E = E("cc dd", size: 2, id: 1, multi: &multi)
    let c = E("ee", size: 1, id: 2, multi: &multi)
    return (a, b, multi.count + c.v) }()
}
print(E.all)
final class EC { let v: Int; private let n: Int
  init(string: String, size: Int, id: Int, multipoints: inout [String: [Int]]) { 
    v = id
    for i in 0..<size { let name = "\(string)\(i)"; if i > 0 { multipoints[name] = [i, Int(name.count)] } }
    n = size }
  struct SD { let a: EC, b: EC; let m: [String: [Int]] }
  static let sd: SD = { var m: Dictionary<String, [Int]> = [:]
    let a: EC = EC(string: "q", size: 0, id: 0, multipoints: &m)
    let b: EC = EC(string: "z", size: 3, id: 1, multipoints: &m)
    return SD(a: a, b: b, m: m) }()
}
print(EC.sd.m.count, EC.sd.b.v)
