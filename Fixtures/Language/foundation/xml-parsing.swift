// A document is read into calls of a delegate.

import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif
final class Log: NSObject, XMLParserDelegate {
  var depth = 0
  func say(_ s: String) { print(String(repeating: "  ", count: depth) + s) }
  func parserDidStartDocument(_ parser: XMLParser) { say("start") }
  func parserDidEndDocument(_ parser: XMLParser) { say("end") }
  func parser(_ parser: XMLParser, didStartElement e: String, namespaceURI: String?, qualifiedName q: String?, attributes a: [String: String] = [:]) {
    say("<\(e) \(namespaceURI ?? "nil") \(q ?? "nil") \(a.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })>"); depth += 1
  }
  func parser(_ parser: XMLParser, didEndElement e: String, namespaceURI: String?, qualifiedName q: String?) { depth -= 1; say("</\(e) \(namespaceURI ?? "nil") \(q ?? "nil")>") }
  func parser(_ parser: XMLParser, foundCharacters s: String) { say("text \(s.debugDescription)") }
  func parser(_ parser: XMLParser, foundCDATA d: Data) { say("cdata \(String(decoding: d, as: UTF8.self))") }
  func parser(_ parser: XMLParser, foundComment c: String) { say("comment \(c)") }
  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget t: String, data: String?) { say("pi \(t) \(data ?? "nil")") }
  func parser(_ parser: XMLParser, parseErrorOccurred e: Error) { say("error \((e as NSError).domain) \((e as NSError).code) at \(parser.lineNumber):\(parser.columnNumber)") }
  func parser(_ parser: XMLParser, didStartMappingPrefix p: String, toURI u: String) { say("map \(p) \(u)") }
  func parser(_ parser: XMLParser, didEndMappingPrefix p: String) { say("unmap \(p)") }
}
func run(_ text: String, ns: Bool = false, prefixes: Bool = false) {
  let p = XMLParser(data: Data(text.utf8)); let l = Log(); p.delegate = l
  p.shouldProcessNamespaces = ns; p.shouldReportNamespacePrefixes = prefixes
  print("->", p.parse(), p.parserError.map { "\(($0 as NSError).code)" } ?? "no error", p.lineNumber)
}
run("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!-- top -->\n<a x=\"1\" y='two &amp; &#65;&#x42;'>hi &lt;b&gt; there<b/>\n<![CDATA[raw <x> & y]]><?php echo 1 ?></a>")
run("<rss xmlns:m=\"urn:m\" xmlns=\"urn:d\"><m:item m:k=\"v\" p=\"q\">caf\u{e9} &quot;q&quot; &apos;</m:item></rss>", ns: true)
run("<rss xmlns:m=\"urn:m\"><m:item m:k=\"v\">x</m:item><n/></rss>", ns: true, prefixes: true)
run("<rss xmlns:m=\"urn:m\" xmlns=\"urn:d\"><m:item m:k=\"v\" p=\"q\">x</m:item></rss>")
run("<a>line\r\ntwo\ttab</a>  \n")
run("<a>\n  <b>one</b>\n  <b>two</b>\n</a>")
