import Foundation
enum LoginError: LocalizedError { case wrong(attempts: Int), locked
  var errorDescription: String? { switch self { case .wrong(let n): "Wrong password, \(n) left"; case .locked: "Locked" } }
  var recoverySuggestion: String? { self.isLocked ? "Wait" : nil }
  var isLocked: Bool { if case .locked = self { true } else { false } } }
struct Plain: Error {}
enum Coded: Int, Error { case a = 5, b }
let errors: [Error] = [LoginError.wrong(attempts: 2), LoginError.locked]
for e in errors { print(e.localizedDescription, (e as? LocalizedError)?.recoverySuggestion ?? "none", "\(e)") }
let ns = NSError(domain: "test", code: 42, userInfo: [NSLocalizedDescriptionKey: "custom text", "k": 1])
print(ns.domain, ns.code, ns.localizedDescription, ns.userInfo["k"] as! Int)
do { throw ns } catch let e as NSError { print("caught", e.code) }
do { throw ns } catch { print((error as NSError).domain) }
print((Coded.b as NSError).code, Coded(rawValue: 5)!, Coded.a.rawValue)
struct Custom: CustomNSError { static let errorDomain = "custom.domain"; var errorCode: Int { 7 }; var errorUserInfo: [String: Any] { ["x": "y"] } }
let c = Custom() as NSError
print(c.domain, c.code, c.userInfo["x"] as? String ?? "-")
do { _ = try String(contentsOfFile: "/no/such/file", encoding: .utf8) } catch let e as CocoaError { print(e.code == .fileReadNoSuchFile) } catch { print("other") }
do { _ = try JSONDecoder().decode(Int.self, from: Data()) } catch is DecodingError { print("decoding") }
print(URLError(.timedOut).code == .timedOut, URLError.Code.badURL.rawValue, CocoaError(.fileNoSuchFile).code.rawValue, POSIXError(.ENOENT).code == .ENOENT)
let result: Result<Int, Error> = .failure(LoginError.locked)
if case .failure(let e as LoginError) = result { print(e.isLocked) }
