@dynamicCallable
struct Telephone {
  func dynamicallyCall(withArguments numbers: [Int]) -> String { "dial " + numbers.map(String.init).joined(separator: "-") }
}
print(Telephone()(555, 12, 34), Telephone()())
@dynamicCallable
struct Tag {
  let name: String
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, String>) -> String {
    let attributes = pairs.filter { !$0.key.isEmpty }.map { " \($0.key)='\($0.value)'" }.joined()
    let content = pairs.filter { $0.key.isEmpty }.map(\.value).joined()
    return "<\(name)\(attributes)>\(content)</\(name)>"
  }
}
@dynamicMemberLookup
struct HTML { subscript(dynamicMember name: String) -> Tag { Tag(name: name) } }
let html = HTML()
print(html.p("text"), html.a("link", href: "x.html", rel: "next"), html.ul(html.li("1"), html.li("2", id: "b")))
@dynamicCallable
class Script {
  var calls: [String] = []
  func dynamicallyCall(withKeywordArguments args: [String: Any]) throws -> Int {
    struct Empty: Error {}
    if args["bad"] != nil { throw Empty() }
    calls.append(args.keys.sorted().joined(separator: "+"))
    return args.values.compactMap { $0 as? Int }.reduce(0, +)
  }
}
let script = Script()
print(try script(a: 1, b: "x", c: 2), script.calls)
do { _ = try script(bad: true) } catch { print("threw", error) }
@dynamicCallable struct Sum { func dynamicallyCall(withArguments a: [Double]) -> Double { a.reduce(0, +) } }
print(Sum()(1, 2.5), Sum()())
