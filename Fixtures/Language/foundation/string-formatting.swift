import Foundation
print(String(format: "%d|%5d|%-5d|%05d|%+d|%x|%X|%o|%c", 42, 42, 42, 42, 42, 255, 255, 8, 65))
print(String(format: "%f|%.2f|%8.3f|%-8.1f|%e|%g|%G|%%", 3.14159, 2.005, 1.5, 2.25, 12345.6789, 0.00001, 1e20))
print(String(format: "%@ and %@ at %ld%%", "Ann", "Bob", 50), String(format: "%2$@ %1$@", "world", "hello"))
print(String(format: "%5@|%-8@|", "ab", "cd"), String(format: "%03d:%02d", 7, 5), String(format: "%lld %llu", Int64.min, UInt64.max), String(format: "%hhd", Int8(-5)))
let text = "  Hello, World!  "
print("[" + text.trimmingCharacters(in: .whitespaces) + "]", "[" + "xxaxx".trimmingCharacters(in: CharacterSet(charactersIn: "x")) + "]", "\n a \n".trimmingCharacters(in: .whitespacesAndNewlines))
print("a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")), "a--b-c".components(separatedBy: "--"), "".components(separatedBy: ","), "x,".components(separatedBy: ","))
print(text.replacingOccurrences(of: "l", with: "L"), "aXbxc".replacingOccurrences(of: "x", with: "-", options: .caseInsensitive), "a1b22".replacingOccurrences(of: "[0-9]+", with: "#", options: .regularExpression))
print("hello world".capitalized, "Straße".uppercased(), "HELLO".lowercased(), "abc".padding(toLength: 6, withPad: ".", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
print("apple".compare("Banana") == .orderedDescending, "apple".caseInsensitiveCompare("APPLE") == .orderedSame, "a2".compare("a10", options: .numeric) == .orderedAscending, "résumé".folding(options: .diacriticInsensitive, locale: nil))
print("Hello".range(of: "ll").map { "Hello"[$0] } ?? "-", "Hello".range(of: "LL", options: .caseInsensitive) != nil, "Hello".contains("ell"), "hello".hasPrefix("he"), "abcabc".range(of: "b", options: .backwards)!.lowerBound == "abcabc".lastIndex(of: "b"))
print("12 monkeys".prefix(while: \.isNumber), ("3.14" as NSString).doubleValue, ("42abc" as NSString).integerValue, ("yes" as NSString).boolValue, ("a/b/c.txt" as NSString).lastPathComponent, ("x.tar.gz" as NSString).pathExtension)
print("one two".split(separator: " ").map { $0.capitalized }, "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b%C3%A9".removingPercentEncoding!, String(data: "data".data(using: .utf8)!, encoding: .utf8)!)
print("line1\nline2\r\nline3".components(separatedBy: .newlines), "line1\nline2".enumerated().count)
"a\nb\n".enumerateLines { line, _ in print("line:", line) }
print("%d items".count, NSString(string: "é").length, "😀".utf16.count, String(format: "%@", [1, 2].description), "abc".data(using: .ascii)!.count, "x".localizedCompare("y") == .orderedAscending)
print(CharacterSet.decimalDigits.contains("5"), CharacterSet.letters.isSuperset(of: CharacterSet(charactersIn: "aB")), CharacterSet.alphanumerics.inverted.contains("-"), "ab12".unicodeScalars.filter(CharacterSet.decimalDigits.contains).count)
