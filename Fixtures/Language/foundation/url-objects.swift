// `NSURL` has the parts of a `URL` as optionals, and the two convert to each other.
import Foundation

let object = NSURL(string: "https://example.com:80/a/b.txt?q=1#top")!
print(object.scheme ?? "", object.host ?? "", object.port ?? 0, object.path ?? "", object.query ?? "")
print(object.lastPathComponent ?? "", object.pathExtension ?? "", object.fragment ?? "")
let value = object as URL
print(value, value.host ?? "")
let again = value as NSURL
print(again.isEqual(object), again.absoluteString ?? "")
print(object.deletingLastPathComponent?.absoluteString ?? "")
print(NSURL(fileURLWithPath: "/tmp/x").isFileURL)
