enum Token: Equatable { case number(Double), word(String), op(String), string(String) }
func lex(_ s: String) -> [Token] {
  let token = #/(?<number>\d+(?:\.\d+)?)|(?<word>[A-Za-z_]\w*)|"(?<string>[^"]*)"|(?<op>[-+*/=<>!]=?)/#
  return s.matches(of: token).map { m in
    if let n = m.number { .number(Double(n)!) } else if let w = m.word { .word(String(w)) } else if let s = m.string { .string(String(s)) } else { .op(String(m.op!)) }
  }
}
print(lex(#"x1 = 3.5 * (y - "two words") >= 10"#))
let log = """
  2024-01-05 12:00:01 [INFO] server: started in 35ms
  2024-01-05 12:00:09 [ERROR] db: timeout after 3000ms
  garbage line
  2024-01-06 00:10:00 [INFO] server: request took 7ms
  """
let entry = #/^(?<date>\S+) (?<time>[\d:]+) \[(?<level>\w+)\] (?<source>\w+): (?<text>.*?)(?<ms>\d+)ms$/#.anchorsMatchLineEndings()
let entries = log.matches(of: entry)
for e in entries { print(e.date, e.level, e.source, Int(e.ms)! * 2, e.text) }
print(entries.filter { $0.level == "ERROR" }.count, log.split(separator: "\n").filter { $0.wholeMatch(of: entry) == nil })
let url = #/(?<scheme>https?)://(?<host>[^/:]+)(?::(?<port>\d+))?(?<path>/[^?]*)?(?:\?(?<query>.*))?/#
for u in ["https://a.b:80/x/y?q=1&r=2", "http://host", "ftp://no"] { if let m = u.wholeMatch(of: url) { print(m.scheme, m.host, m.port ?? "-", m.path ?? "-", m.query.map { $0.split(separator: "&").count } ?? 0) } else { print("no", u) } }
print("John Smith, Ann Lee".replacing(#/(\w+) (\w+)/#) { "\($0.2) \($0.1)" }, "a1b22".replacing(#/\d+/#) { String(Int($0.0)! + 1) }, "camelCaseText".replacing(#/[A-Z]/#) { "_" + $0.0.lowercased() }, "  trim  me ".replacing(#/^\s+|\s+$/#, with: "").replacing(#/\s+/#, with: " "))
let template = "Hi {name}, you are {age}. {missing}"
let values = ["name": "Bo", "age": "5"]
print(template.replacing(#/\{(\w+)\}/#) { values[String($0.1)] ?? "?" })
print("aaa".matches(of: #/a/#).count, "aaa".matches(of: #/a*/#).count, "abab".ranges(of: #/ab/#).map { "abab".distance(from: "abab".startIndex, to: $0.lowerBound) }, "x=1;y=2".split(separator: #/[=;]/#), "HeLLo".contains(#/hello/#.ignoresCase()), "a.b".split(separator: "."), "tel: 555-1234".firstMatch(of: #/(\d{3})-(\d{4})/#)!.output)
for s in ["abc", "ab1", "A", ""] { print(s, s.wholeMatch(of: #/[a-z]+/#) != nil, s.prefixMatch(of: #/[a-z]*/#)!.0.count, s.firstMatch(of: #/\d/#).map { String($0.0) } ?? "-") }
func isValid(_ password: String) -> Bool { [#/.{6,}/#, #/.*\d.*/#, #/.*[A-Z].*/#].allSatisfy { password.wholeMatch(of: $0) != nil } }
print(isValid("Secret1"), isValid("short"), isValid("nodigitsA"))
