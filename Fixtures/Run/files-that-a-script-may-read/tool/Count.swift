import Foundation

func lines(of path: String) -> String {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return "unreadable" }
  return "\(text.split(separator: "\n").count) lines"
}

print("in the current folder:", lines(of: "input.txt"))
print("beside the program:", lines(of: "tool/words.txt"))
print("outside:", lines(of: "../outside.txt"))
print("outside, by a link:", lines(of: "link.txt"))
print("a device:", lines(of: "/dev/zero"))
try? "written".write(toFile: "output.txt", atomically: true, encoding: .utf8)
print("written:", lines(of: "output.txt"), FileManager.default.fileExists(atPath: "output.txt"))
