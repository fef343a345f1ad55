/// Gives the same numbers for the same seed on every machine: a linear congruential generator, of which the upper bits
/// are used.
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// A number from 0 up to, but not including, `bound`.
  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  /// One of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}
