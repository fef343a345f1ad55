import Foundation
enum N1: Error, LocalizedError, CustomNSError {
  case down; var errorDescription: String? { "It is down" }; static var errorDomain: String { "net" };
  var errorCode: Int { 3 }
}
print(N1.down.localizedDescription, (N1.down as NSError).localizedDescription, (N1.down as Error).localizedDescription)
enum N3: CustomNSError, LocalizedError {
  case down; var errorDescription: String? { "It is down" }; var errorUserInfo: [String: Any] { ["k": 1] }
}
print(N3.down.localizedDescription, (N3.down as NSError).localizedDescription, (N3.down as NSError).userInfo)
enum N4: Error, CustomNSError {
  case a, b; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "from info"] }
}
print(N4.b.localizedDescription, (N4.b as NSError).code, (N4.b as NSError).domain)
print((N4.b as NSError).localizedDescription)
