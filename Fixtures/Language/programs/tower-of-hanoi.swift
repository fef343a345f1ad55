struct Tower {
  private(set) var pegs: [String: [Int]]
  private(set) var moves = 0
  let verbose: Bool

  init(disks: Int, verbose: Bool = true) {
    pegs = ["A": Array((1...disks).reversed()), "B": [], "C": []]
    self.verbose = verbose
  }

  mutating func move(_ count: Int, from: String = "A", to: String = "C", using: String = "B") {
    guard count > 0 else { return }
    move(count - 1, from: from, to: using, using: to)
    let disk = pegs[from]!.removeLast()
    if let top = pegs[to]!.last { precondition(top > disk) }
    pegs[to]!.append(disk)
    moves += 1
    if verbose { print("\(moves). disk \(disk): \(from) -> \(to)") }
    move(count - 1, from: using, to: to, using: from)
  }

  func draw() {
    let height = pegs.values.map(\.count).max()!
    for level in (0..<height).reversed() {
      let row = pegs.keys.sorted().map { key -> String in
        let peg = pegs[key]!
        let width = level < peg.count ? peg[level] * 2 - 1 : 0
        let pad = String(repeating: " ", count: (7 - width) / 2)
        return pad + (width == 0 ? "|" : String(repeating: "=", count: width)) + pad
      }
      print(row.joined(separator: " "))
    }
  }
}

var tower = Tower(disks: 3)
tower.draw()
tower.move(3)
tower.draw()
for disks in [4, 8, 12] {
  var big = Tower(disks: disks, verbose: false)
  big.move(disks)
  print(disks, big.moves, big.pegs["C"]!.count)
}
