import Foundation
struct S: Codable { let at: Date; let n: N?; struct N: Codable { let d: Date; let u: URL?; let id: UUID?; let b: Data? } }
func t(_ s: String, _ st: JSONDecoder.DateDecodingStrategy = .iso8601) { let dec = JSONDecoder(); dec.dateDecodingStrategy = st; do { print(try dec.decode(S.self, from: Data(s.utf8))) } catch { print(error) } ; do { _ = try dec.decode([S].self, from: Data("[\(s)]".utf8)) } catch DecodingError.dataCorrupted(let c) { print(c.codingPath) } catch DecodingError.typeMismatch(_, let c) { print(c.codingPath, c.debugDescription) } catch { print("?") } }
t(#"{"at":"x"}"#); t(#"{"at":1}"#); t(#"{"at":"2024-03-01T10:20:30Z","n":{"d":"y"}}"#)
let f = DateFormatter(); f.dateFormat = "yyyy"; f.timeZone = TimeZone(identifier: "UTC"); t(#"{"at":"x"}"#, .formatted(f)); t(#"{"at":"2000"}"#, .formatted(f)); t(#"{"at":"x"}"#, .secondsSince1970); t(#"{"at":"x"}"#, .deferredToDate)
t(#"{"at":1,"n":{"d":1,"u":"","id":"zz"}}"#, .secondsSince1970); t(#"{"at":1,"n":{"d":1,"id":"zz"}}"#, .secondsSince1970); t(#"{"at":1,"n":{"d":1,"b":"!!"}}"#, .secondsSince1970)
t(#"{"at":5}"#, .custom { d in let c = try d.singleValueContainer(); let i = try c.decode(Int.self); if i > 3 { throw DecodingError.dataCorruptedError(in: c, debugDescription: "big") }; return Date(timeIntervalSince1970: 0) })
