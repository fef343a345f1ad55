// `POSIXError`, and codes that a `catch` compares with.

import Foundation
let e = POSIXError(.ENOENT)
print(e, e.localizedDescription, e.code, e.code.rawValue, e.errorCode, POSIXError.errorDomain, (e as NSError).domain, POSIXError.ENOENT == e.code, e == POSIXError(.ENOENT), POSIXError(.EPERM).code)
print(POSIXErrorCode.EACCES.rawValue, POSIXErrorCode(rawValue: 13)! == .EACCES, POSIXErrorCode(rawValue: 9999) as Any)
func f() throws { throw POSIXError(.EEXIST) }
do { try f() } catch POSIXError.EEXIST { print("exists") } catch { print("no") }
do { try f() } catch let e as POSIXError where e.code == .EEXIST { print("exists2") } catch { print("no") }
for code in [URLError.timedOut, .cannotFindHost] { do { throw URLError(code) } catch URLError.timedOut { print("late") } catch { print("other", (error as? URLError)?.code.rawValue ?? 0) } }
do { throw CocoaError(.fileWriteNoPermission) } catch CocoaError.fileWriteNoPermission { print("not allowed") } catch { print("no") }
