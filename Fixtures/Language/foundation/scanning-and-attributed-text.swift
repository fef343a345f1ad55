import Foundation
let csv = "id;name;price\n1;Tea;3.50\n2;Coffee, black;4\n\n3;\"Cake\";-"
let rows = csv.components(separatedBy: .newlines).filter { !$0.isEmpty }.map { $0.components(separatedBy: ";") }
for r in rows.dropFirst() { print(Int(r[0])!, r[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"")), Double(r[2]) ?? .nan, String(format: "%05.1f", Double(r[2]) ?? 0)) }
let s = Scanner(string: "temp=21.5C; wind 12 km/h; hex 0xFF")
s.charactersToBeSkipped = .whitespaces
print(s.scanUpToString("=") ?? "", s.scanString("=") ?? "", s.scanDouble() ?? 0, s.scanCharacter() ?? "?", s.scanString(";") ?? "", s.scanCharacters(from: .letters) ?? "", s.scanInt() ?? 0, s.scanUpToString("hex") ?? "", s.scanString("hex") ?? "", s.scanInt(representation: .hexadecimal) ?? 0, s.isAtEnd)
let re = try NSRegularExpression(pattern: "(\\w+)@(\\w+)\\.com", options: [.caseInsensitive])
let mail = "write to ann@site.com or BOB@Other.COM"
let ns = mail as NSString
for m in re.matches(in: mail, range: NSRange(mail.startIndex..., in: mail)) { print(ns.substring(with: m.range(at: 1)), String(mail[Range(m.range(at: 2), in: mail)!]), m.range.location, m.numberOfRanges) }
print(re.stringByReplacingMatches(in: mail, range: NSRange(location: 0, length: ns.length), withTemplate: "<$2:$1>"), re.numberOfMatches(in: "none", range: NSRange(location: 0, length: 4)))
print(mail.range(of: "[A-Z]+", options: .regularExpression).map { String(mail[$0]) } ?? "-", mail.replacingOccurrences(of: "\\s+", with: "_", options: .regularExpression), mail.components(separatedBy: " ").map(\.count))
var at = AttributedString("Hello World")
at[at.range(of: "World")!].link = URL(string: "http://w.org")
for run in at.runs { print(String(at[run.range].characters), run.link?.absoluteString ?? "-") }
at.characters.append(contentsOf: "!")
print(String(at.characters), at.runs.count, (AttributedString("a") + AttributedString("b")).characters.count)
print("Ünïcödé".folding(options: .diacriticInsensitive, locale: Locale(identifier: "en_US")), "ABC".lowercased(with: Locale(identifier: "en_US")), "straße".localizedUppercase, "hello world".localizedCapitalized, "a".localizedStandardCompare("B") == .orderedAscending)
print("x".data(using: .utf16)!.count, "é".data(using: .isoLatin1)!.map { $0 }, String(data: Data([0xE9]), encoding: .isoLatin1)!, "日本".data(using: .ascii) as Any, "a b&c=d/é".addingPercentEncoding(withAllowedCharacters: .alphanumerics)!, "%41%zz".removingPercentEncoding as Any)
print("path/to/file.swift".split(separator: "/").last!, URL(fileURLWithPath: "/a/b.c/d.txt").pathComponents, NSString(string: "/a//b/../c").standardizingPath, NSString.path(withComponents: ["x", "y"]), ("~/x" as NSString).isAbsolutePath, "file.tar.gz".components(separatedBy: ".").dropLast().joined(separator: "."))
print("line one\nline two".components(separatedBy: "\n").enumerated().map { "\($0.offset + 1): \($0.element)" }.joined(separator: " | "), "abc".hasPrefix("ab"), "a-b_c".components(separatedBy: CharacterSet.alphanumerics.inverted), "1,234".replacingOccurrences(of: ",", with: ""), "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=")[1] })
let words = "The rain in Spain".components(separatedBy: " ")
print(words.map { $0.padding(toLength: 6, withPad: "·", startingAt: 0) }.joined(), words.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending }, words.map { String($0.reversed()).capitalized }, words.joined().lowercased().reduce(into: [:]) { $0[$1, default: 0] += 1 }["i"] ?? 0 as Int)
