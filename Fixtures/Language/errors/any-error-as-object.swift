// An error of which only the protocol is known is an object of Foundation's like one of a known type.
import Foundation

enum Failure: LocalizedError {
  case plain
  case numbered(Int)
  var errorDescription: String? { "described" }
}
struct Broken: Error {}

func report(_ error: Error) {
  let object = error as NSError
  print(object.code, object.domain, object.localizedDescription)
}

report(Failure.plain)
report(Failure.numbered(2))
report(Broken())
report(URLError(.cancelled))
report(NSError(domain: "shop", code: 4))
report(CancellationError())

func isCancelled(_ error: any Error) -> Bool {
  if error is CancellationError { return true }
  let object = error as NSError
  return object.domain == NSURLErrorDomain && object.code == NSURLErrorCancelled
}
print(isCancelled(URLError(.cancelled)), isCancelled(URLError(.badURL)), isCancelled(CancellationError()))

func code<E: Error>(of error: E) -> Int { (error as NSError).code }
print(code(of: Failure.numbered(1)), code(of: Broken()))

let result: Result<Int, any Error> = .failure(Failure.plain)
if case .failure(let error) = result { print((error as NSError).code) }
do { throw Failure.plain } catch { print((error as NSError).userInfo["NSLocalizedDescription"] as? String ?? "none") }
