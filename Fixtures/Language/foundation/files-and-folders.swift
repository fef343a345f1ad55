import Foundation
// common file-based script
let path = FileManager.default.currentDirectoryPath
let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("m-\(ProcessInfo.processInfo.processIdentifier).txt")
try "a\nb\n".write(to: url, atomically: true, encoding: .utf8)
let h = try FileHandle(forUpdating: url)
h.seekToEndOfFile(); h.write("c\n".data(using: .utf8)!); h.closeFile()
print(try String(contentsOf: url), (try? Data(contentsOf: url).count) ?? -1)
if let r = FileHandle(forReadingAtPath: url.path) { print(String(data: r.readDataToEndOfFile(), encoding: .utf8)!); r.closeFile() }
try FileManager.default.removeItem(at: url)
print(FileManager.default.contents(atPath: "/nope") as Any, FileManager.default.createFile(atPath: url.path, contents: Data("q".utf8)), FileManager.default.isReadableFile(atPath: url.path))
try FileManager.default.removeItem(atPath: url.path)
var isDir: ObjCBool = false; print(FileManager.default.fileExists(atPath: "/tmp", isDirectory: &isDir), isDir.boolValue)
let root = NSTemporaryDirectory() + "/dir-\(UUID().uuidString)"
try FileManager.default.createDirectory(atPath: root + "/a/b", withIntermediateDirectories: true)
FileManager.default.createFile(atPath: root + "/a/x.txt", contents: Data("x".utf8)); FileManager.default.createFile(atPath: root + "/y.txt", contents: nil)
print(try FileManager.default.subpathsOfDirectory(atPath: root).sorted(), FileManager.default.subpaths(atPath: root + "/a")!.sorted())
var seen: [String] = []; if let e = FileManager.default.enumerator(atPath: root) { for case let f as String in e where f.hasSuffix(".txt") { seen.append(f) } }; print(seen.sorted())
try FileManager.default.copyItem(atPath: root + "/a/x.txt", toPath: root + "/z.txt"); print(FileManager.default.contentsEqual(atPath: root + "/a/x.txt", andPath: root + "/z.txt"))
try FileManager.default.moveItem(atPath: root + "/z.txt", toPath: root + "/w.txt"); print(FileManager.default.fileExists(atPath: root + "/z.txt"))
let fh = FileHandle(forWritingAtPath: root + "/w.txt")!; fh.seek(toFileOffset: 1); fh.write(Data("yz".utf8)); fh.seek(toFileOffset: 0); print(fh.offsetInFile); try fh.close()
let rd = try FileHandle(forReadingFrom: URL(fileURLWithPath: root + "/w.txt")); print(String(decoding: rd.readData(ofLength: 2), as: UTF8.self), try rd.readToEnd()?.count ?? 0, rd.offsetInFile, FileHandle(forReadingAtPath: "/nope") == nil)
do { _ = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/nope")) } catch { print((error as NSError).code) }
try FileManager.default.removeItem(atPath: root)
