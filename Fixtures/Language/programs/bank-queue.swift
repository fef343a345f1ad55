struct Generator {
  private var seed: UInt64
  init(seed: UInt64) { self.seed = seed }
  mutating func next(_ range: ClosedRange<Int>) -> Int {
    seed = (seed &* 1_103_515_245 &+ 12_345) % 2_147_483_648
    return range.lowerBound + Int(seed >> 8) % range.count
  }
}

struct Customer { let number: Int, arrival: Int, service: Int, isPriority: Bool }

final class Teller {
  let name: String
  private(set) var busyUntil = 0
  private(set) var served: [Int] = []
  private(set) var busyTime = 0
  init(name: String) { self.name = name }
  func isFree(at time: Int) -> Bool { busyUntil <= time }
  func serve(_ customer: Customer, at time: Int) {
    busyUntil = time + customer.service
    busyTime += customer.service
    served.append(customer.number)
  }
}

struct Simulation {
  var generator: Generator
  let tellers: [Teller]
  var queue: [Customer] = []
  var waits: [Int] = []
  var longestQueue = 0

  init(tellers count: Int, seed: UInt64) {
    tellers = (1...count).map { Teller(name: "T\($0)") }
    generator = Generator(seed: seed)
  }

  mutating func run(minutes: Int, closing: Bool = true) {
    var number = 0
    var nextArrival = generator.next(1...3)
    var time = 0
    while time < minutes || (closing && !queue.isEmpty) {
      while time == nextArrival, time < minutes {
        number += 1
        let customer = Customer(number: number, arrival: time, service: generator.next(2...7), isPriority: generator.next(1...5) == 1)
        enqueue(customer)
        nextArrival += generator.next(1...3)
      }
      for teller in tellers where teller.isFree(at: time) {
        guard !queue.isEmpty else { break }
        let customer = queue.removeFirst()
        waits.append(time - customer.arrival)
        teller.serve(customer, at: time)
      }
      time += 1
    }
  }

  private mutating func enqueue(_ customer: Customer) {
    let position = customer.isPriority ? queue.firstIndex { !$0.isPriority } ?? queue.endIndex : queue.endIndex
    queue.insert(customer, at: position)
    longestQueue = max(longestQueue, queue.count)
  }
}

for count in 1...3 {
  var simulation = Simulation(tellers: count, seed: 2024)
  simulation.run(minutes: 60)
  let average = Double(simulation.waits.reduce(0, +)) / Double(simulation.waits.count)
  print("\(count) teller(s): served \(simulation.waits.count), wait \((average * 100).rounded() / 100), longest queue \(simulation.longestQueue)")
  for teller in simulation.tellers {
    print("  \(teller.name) served \(teller.served.count), busy \(teller.busyTime) min, first \(teller.served.prefix(4))")
  }
}
