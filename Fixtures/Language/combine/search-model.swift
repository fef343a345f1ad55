// apple-only: the toolchain of Linux has no Combine
// A model as apps have it: a query that is debounced, a request that may fail, a state that is published.
import Combine
import Foundation

struct User: Codable, Equatable { var id: Int, name: String }
enum ServiceError: Error, LocalizedError {
  case notFound, unreadable
  var errorDescription: String? { self == .notFound ? "no such user" : "unreadable" }
}
protocol UserService { func user(_ id: Int) -> AnyPublisher<User, ServiceError> }

final class FakeService: UserService {
  private(set) var calls: [Int] = []
  func user(_ id: Int) -> AnyPublisher<User, ServiceError> {
    calls.append(id)
    if id == 0 { return Fail(error: ServiceError.notFound).eraseToAnyPublisher() }
    let text = id == 13 ? "{" : "{\"id\": \(id), \"name\": \"User \(id)\"}"
    return Just(text.data(using: .utf8)!)
      .decode(type: User.self, decoder: JSONDecoder())
      .mapError { _ in ServiceError.unreadable }
      .delay(for: .milliseconds(100), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

@MainActor final class SearchModel: ObservableObject {
  enum State: Equatable { case idle, loading, loaded([User]), failed(String) }
  @Published var query = ""
  @Published private(set) var state: State = .idle
  @Published private(set) var isBusy = false
  private var cancellables = Set<AnyCancellable>()

  init(service: UserService) {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .compactMap { Int($0) }
      .handleEvents(receiveOutput: { [weak self] _ in self?.state = .loading })
      .map { id in
        service.user(id).map { State.loaded([$0]) }.catch { Just(State.failed($0.localizedDescription)) }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.state = $0 }
      .store(in: &cancellables)
    $state.map { $0 == .loading }.removeDuplicates().assign(to: &$isBusy)
  }
  deinit { print("model ends") }
}

let service = FakeService()
var model: SearchModel? = SearchModel(service: service)
let states = model!.$state.sink { print("state", $0) }
let busy = model!.$isBusy.dropFirst().sink { print("busy", $0) }
for (text, wait) in [("1", 100), ("12", 600), ("0", 600), ("x", 400), ("13", 350), ("14", 600)] {
  model!.query = text
  try? await Task.sleep(nanoseconds: UInt64(wait) * 1_000_000)
}
print(service.calls)
model!.query = "15"
model = nil
try? await Task.sleep(nanoseconds: 600_000_000)
print(service.calls)
