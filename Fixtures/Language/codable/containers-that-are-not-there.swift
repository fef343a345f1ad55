import Foundation
let dec = JSONDecoder()
struct S: Codable { var a: Int? ; var b: [Int] ; var c: [String: Int]?; var d: Set<String>? }
struct W: Decodable { init(from d: Decoder) throws { var c = try d.unkeyedContainer(); _ = try c.decode(Int.self) } }
struct K: Decodable { enum C: CodingKey { case x }; init(from d: Decoder) throws { let c = try d.container(keyedBy: C.self); _ = try c.decode(W.self, forKey: .x) } }
func t<T: Decodable>(_ x: T.Type, _ s: String) { do { print(try dec.decode(x, from: Data(s.utf8))) } catch DecodingError.typeMismatch(let t, let c) { print("mm", t, c.codingPath.map(\.stringValue), c.debugDescription) } catch DecodingError.valueNotFound(let t, let c) { print("vnf", t, c.codingPath.map(\.stringValue), c.debugDescription) } catch { print(error) } }
t([Int].self, "{}"); t([Int].self, "null"); t(S.self, #"{"b":null}"#); t(S.self, #"{"b":{}}"#); t(S.self, #"{"b":[],"c":[1]}"#); t(S.self, #"{"b":[],"d":"x"}"#); t(S.self, "[]"); t(S.self, "null"); t([String: Int].self, "null"); t([String: Int].self, "[]"); t(W.self, "{}"); t(W.self, "null"); t(K.self, #"{"x":3}"#); t(K.self, #"{"x":null}"#); t([[Int]].self, "[[1],2]"); t([S].self, #"["x"]"#); t(S.self, #"{"b":["x"]}"#); t([Int: String].self, "[1]"); t([Double: String].self, "{}")
struct N: Decodable { enum C: CodingKey { case x }; init(from d: Decoder) throws { let c = try d.container(keyedBy: C.self); _ = try c.nestedContainer(keyedBy: C.self, forKey: .x) } }
struct L: Decodable { enum C: CodingKey { case x }; init(from d: Decoder) throws { let c = try d.container(keyedBy: C.self); _ = try c.nestedUnkeyedContainer(forKey: .x) } }
func u<T: Decodable>(_ x: T.Type, _ s: String) { do { print(try dec.decode(x, from: Data(s.utf8))) } catch { print(error) } }
u(N.self, #"{"x":3}"#); u(N.self, #"{"x":null}"#);u(L.self, #"{"x":3}"#); u(L.self, #"{"x":null}"#); u(N.self, "{}"); u(L.self, "{}")
u([Int].self, "[null]"); u(Int.self, "null"); u([[Int]].self, "[null]"); u([N].self, "[null]")
