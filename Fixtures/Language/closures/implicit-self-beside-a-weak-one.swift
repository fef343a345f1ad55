// A member named without `self` is one of the object itself, also in a closure that captures `self` weakly.
final class Counter {
  var count = 1
  func grow() { count += 10 }
  func run() async {
    let task = Task { [weak self] in
      self?.count = 7
      count += 1
      print(self?.count ?? -1, count)
      grow()
    }
    await task.value
    func now(_ work: () -> Void) { work() }
    now { [weak self] in print(self?.count ?? -1, count) }
    now { [weak self] in
      guard let self else { return }
      count += 1
      now { print(self.count, count) }
    }
    now { [self] in print(count) }
  }
}
await Counter().run()
