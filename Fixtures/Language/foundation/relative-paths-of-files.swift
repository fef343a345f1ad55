// Files are written, read, listed, copied and removed by paths relative to the current folder.
import Foundation

let manager = FileManager.default
try "first\nsecond\n".write(toFile: "notes.txt", atomically: true, encoding: .utf8)
let url = URL(fileURLWithPath: "notes.txt")
print(url.lastPathComponent, url.path.hasSuffix("/notes.txt"))
print(try String(contentsOf: url, encoding: .utf8).split(separator: "\n"))
print(try String(contentsOfFile: "./notes.txt", encoding: .utf8).count)
print(manager.fileExists(atPath: "notes.txt"), manager.fileExists(atPath: "other.txt"))
try manager.createDirectory(atPath: "folder/inner", withIntermediateDirectories: true)
try manager.copyItem(at: url, to: URL(fileURLWithPath: "folder/inner/../copy.txt"))
print(try manager.contentsOfDirectory(atPath: "folder").sorted())
print(try manager.contentsOfDirectory(atPath: ".").contains("notes.txt"))
try manager.moveItem(at: URL(fileURLWithPath: "folder"), to: URL(fileURLWithPath: "moved"))
print(try String(contentsOfFile: "moved/copy.txt", encoding: .utf8).hasPrefix("first"))
try manager.removeItem(atPath: "moved")
print(manager.fileExists(atPath: "moved/copy.txt"))
do {
  _ = try String(contentsOfFile: "missing.txt", encoding: .utf8)
} catch let error as CocoaError {
  print(error.code == .fileReadNoSuchFile)
}
