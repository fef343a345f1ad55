struct LinearCongruential: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

var generator = LinearCongruential(state: 42)
print((0..<5).map { _ in generator.next() })
print((0..<10).map { _ in Int.random(in: 1...6, using: &generator) })
print((0..<5).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
print((0..<6).map { _ in Bool.random(using: &generator) })
print(Double.random(in: 0..<1, using: &generator))
print(Double.random(in: -5...5, using: &generator))
print(Array(1...10).shuffled(using: &generator))
print(["a", "b", "c"].randomElement(using: &generator) ?? "none")
var deck = ["ace", "king", "queen", "jack"]
deck.shuffle(using: &generator)
print(deck)
print([Int]().randomElement(using: &generator) as Any)
var again = LinearCongruential(state: 42)
print(again.next(), Int.random(in: 0..<100, using: &again))
