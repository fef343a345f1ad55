enum NetError: Error, Equatable { case offline, status(Int) }
func fetch(_ path: String) -> Result<String, NetError> {
  switch path { case "/": .success("home"); case "/x": .failure(.status(404)); default: .failure(.offline) }
}
for path in ["/", "/x", "?"] {
  switch fetch(path) {
  case .success(let body): print("body", body)
  case .failure(.status(let code)) where code >= 400: print("status", code)
  case .failure(let error): print("failed", error)
  }
}
print(fetch("/").map(\.count), fetch("/x").map(\.count), fetch("?").mapError { "\($0)".count > 3 ? NetError.status(0) : $0 })
print(fetch("/").flatMap { $0.isEmpty ? .failure(.offline) : .success($0.uppercased()) }, fetch("/x").flatMapError { _ in Result<String, NetError>.success("recovered") })
print((try? fetch("/").get()) as Any, (try? fetch("/x").get()) as Any)
do { print(try fetch("?").get()) } catch { print("get threw", error) }
print(fetch("/") == .success("home"), fetch("/") == fetch("/x"), Result<Int, NetError>.failure(.offline))
struct Bad: Error {}
let caught = Result<Int, Error> { throw Bad() }
if case .failure(let error) = caught { print(type(of: error), error is Bad) }
func load(_ path: String, completion: (Result<Int, NetError>) -> Void) { completion(fetch(path).map { $0.count * 10 }) }
load("/") { result in print("completed", result) }
load("/x") { if case .failure(let e) = $0 { print("completed with", e) } }
extension Result { var value: Success? { if case .success(let v) = self { v } else { nil } } }
let all = ["/", "/x", "/"].map(fetch)
print(all.compactMap(\.value), all.filter { $0.value == nil }.count)
func sequence<T, E>(_ results: [Result<T, E>]) -> Result<[T], E> { results.reduce(.success([])) { acc, next in acc.flatMap { list in next.map { list + [$0] } } } }
print(sequence(all), sequence([fetch("/"), fetch("/")]))
