// A `URL` converts to an `NSURL`, and back.
import Foundation

let url = URL(string: "https://example.com/a/b.txt?q=1")!
let object = url as NSURL
print(object.absoluteString ?? "", object.host ?? "", object.lastPathComponent ?? "", object.query ?? "")
let back = object as URL
print(back == url, NSURL(string: "https://example.com")?.scheme ?? "none")
let any: Any = url
print(any is URL, (any as? URL)?.path ?? "")
print(NSURL(fileURLWithPath: "/tmp/x.txt").path ?? "", object.isEqual(NSURL(string: url.absoluteString)))
