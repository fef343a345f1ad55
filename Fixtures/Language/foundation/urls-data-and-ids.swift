import Foundation
let url = URL(string: "https://user:pw@example.com:8080/a/b%20c/file.txt?q=swift&n=1#top")!
print(url.scheme!, url.host!, url.port!, url.path, url.query!, url.fragment!, url.user!, url.lastPathComponent, url.pathExtension, url.pathComponents)
print(url.absoluteString, url.deletingLastPathComponent(), URL(string: "http://x.org")!.appendingPathComponent("p/q").appendingPathExtension("html"), URL(string: "sub/page", relativeTo: URL(string: "http://x.org/base/"))!.absoluteString)
print(URL(string: "") as Any, URL(fileURLWithPath: "/tmp/x.txt").path, URL(fileURLWithPath: "/tmp/x.txt").deletingPathExtension().lastPathComponent, URL(fileURLWithPath: "/a/../b").standardized.path, URL(string: "a.b") == URL(string: "a.b"))
var components = URLComponents(string: "https://api.test/search")!
components.queryItems = [URLQueryItem(name: "q", value: "a b&c"), URLQueryItem(name: "page", value: "2"), URLQueryItem(name: "flag", value: nil)]
print(components.url!, components.queryItems!.map { "\($0.name)=\($0.value ?? "nil")" })
var data = Data([0xDE, 0xAD, 0xBE, 0xEF])
data.append(contentsOf: [1, 2])
data[0] = 0xFF
print(data, data.count, data.map { String(format: "%02x", $0) }.joined(), data.base64EncodedString(), data.first!, data[1...2].map { $0 }, Array(data.prefix(2)))
print(Data(base64Encoded: "SGVsbG8=").map { String(decoding: $0, as: UTF8.self) } ?? "-", Data(base64Encoded: "!!") as Any, Data("hé".utf8).count, String(data: Data([0xFF]), encoding: .utf8) as Any, data == Data(data), Data(count: 3).map { $0 }, Data(repeating: 7, count: 2).reduce(0) { $0 + Int($1) })
print(data.subdata(in: 1..<3).map { $0 }, data.range(of: Data([0xBE])) as Any, data.withUnsafeBytes { $0.load(as: UInt8.self) }, data.dropFirst(4).startIndex)
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString.lowercased(), UUID(uuidString: "nope") as Any, id == UUID(uuidString: id.uuidString.lowercased()), id.uuid.0, [id: 1][id]!)
let json = try JSONSerialization.jsonObject(with: Data(#"{"name": "Ann", "age": 30, "tags": ["a", 1, null, true, 2.5], "nested": {"k": []}}"#.utf8)) as! [String: Any]
print(json["name"] as! String, json["age"] as? Int ?? 0, (json["tags"] as! [Any]).count, json["missing"] as? Int as Any, (json["nested"] as? [String: Any])?.keys.sorted() ?? [], (json["tags"] as! [Any])[1] as! Int, (json["tags"] as! [Any])[2] is NSNull)
print(String(data: try JSONSerialization.data(withJSONObject: ["b": 1, "a": [true, "x", 1.5]] as [String: Any], options: [.sortedKeys]), encoding: .utf8)!, JSONSerialization.isValidJSONObject(["a": 1]), JSONSerialization.isValidJSONObject(5))
do { _ = try JSONSerialization.jsonObject(with: Data("{bad".utf8)) } catch { print("bad json") }
print(IndexSet([1, 2, 3, 7]).map { $0 }, IndexSet(integersIn: 2..<5).contains(4), IndexPath(indexes: [1, 2]).count, NSRange(location: 2, length: 3).upperBound, ("hello" as NSString).substring(with: NSRange(location: 1, length: 3)))
print(Locale(identifier: "de_DE").identifier, TimeZone(secondsFromGMT: 3600)!.secondsFromGMT(), ProcessInfo.processInfo.arguments.count, ComparisonResult.orderedSame.rawValue)
