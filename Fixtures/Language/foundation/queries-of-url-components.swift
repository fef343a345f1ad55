// The query of URL components is one text: its items and the decoded query follow from it.
import Foundation
var c = URLComponents(string: "https://h/p?a%20b=c%26d&e")!
print(c.query ?? "", c.queryItems!.map { "\($0.name)|\($0.value ?? "nil")" })
c.query = "x=1&y=a b&z=é/?+;"
print(c.percentEncodedQuery ?? "", c.queryItems!.map { "\($0.name)|\($0.value ?? "nil")" }, c.string!)
c.queryItems = [
  URLQueryItem(name: "k=1", value: "v&w+x;é"), URLQueryItem(name: "n", value: nil), URLQueryItem(name: "e", value: ""),
]
print(c.query ?? "", c.percentEncodedQuery ?? "", c.url!)
c.queryItems = []
print(c.query ?? "nil", c.string!)
c.queryItems = nil
print(c.query ?? "nil", c.string!)
c.queryItems?.append(URLQueryItem(name: "q", value: "1"))
print(c.string!)
c.queryItems = [URLQueryItem(name: "q", value: "1")]
c.queryItems?.append(URLQueryItem(name: "r", value: "2"))
print(c.string!, c == URLComponents(string: "https://h/p?q=1&r=2")!)
c.percentEncodedQuery = "a=%20"
print(c.queryItems!, c, [URLQueryItem(name: "n", value: nil)])
c.path = "/a b/ü"; c.fragment = "f g"; c.user = "u:"; c.password = "p@"; c.host = "exämple.com"
print(c.string!, c.percentEncodedPath, c.percentEncodedFragment ?? "")
