// The codes, texts and paths of `CocoaError`, thrown by the program and by files that are absent.
import Foundation
let e = CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: "/x"])
print(
  e, e.userInfo.count, e.filePath ?? "-", e.isFileError, e.errorCode, (e as NSError).domain, CocoaError.errorDomain,
  e.isValidationError, e.url as Any)
print(e as NSError, (e as NSError).userInfo)
for code in [
  CocoaError.Code.fileNoSuchFile, .fileReadNoPermission, .fileWriteFileExists, .fileWriteOutOfSpace, .fileReadUnknown,
  .propertyListReadCorrupt, .userCancelled, .coderInvalidValue, .featureUnsupported, .formatting,
] {
  let error = CocoaError(code)
  print(
    code.rawValue, error.localizedDescription, error, error.isFileError, error.isCoderError, error.isPropertyListError,
    error.isFormattingError)
}
func attempt(_ name: String, _ work: () throws -> Void) {
  do { try work(); print(name, "ok") } catch let error as CocoaError {
    print(
      name, error.code.rawValue, error.code == .fileReadNoSuchFile, error.filePath ?? "-", error.localizedDescription)
  } catch { print(name, "other", error) }
}
attempt("string") { _ = try String(contentsOfFile: "/no/such", encoding: .utf8) }
attempt("data") { _ = try Data(contentsOf: URL(fileURLWithPath: "/no/such")) }
attempt("remove") { try FileManager.default.removeItem(atPath: "/no/such") }
attempt("list") { _ = try FileManager.default.contentsOfDirectory(atPath: "/no/such") }
attempt("move") { try FileManager.default.moveItem(atPath: "/no/such", toPath: "/no/other") }
attempt("copy") { try FileManager.default.copyItem(atPath: "/no/such", toPath: "/no/other") }
attempt("write") { try "x".write(toFile: "/no/such/file", atomically: false, encoding: .utf8) }
attempt("thrown") { throw CocoaError(.fileReadTooLarge) }
attempt("attributes") { _ = try FileManager.default.attributesOfItem(atPath: "/no/such") }
if let error = CocoaError.error(.fileLocking, userInfo: ["k": 1]) as? CocoaError {
  print(error.code == .fileLocking, error.userInfo["k"] as? Int ?? 0)
}
do { throw CocoaError(.fileReadCorruptFile) } catch CocoaError.fileReadCorruptFile { print("matched") } catch {
  print("no")
}
