// An initialiser labelled as that for raw values that takes something else stands beside it.
enum Step: Int, CaseIterable {
  case first, second, third

  init?(rawValue: String) {
    self.init(rawValue: Step.allCases.first { rawValue == "\($0)" }?.rawValue ?? -1)
  }
}

enum Mark: String {
  case low, high

  init(rawValue: Double) { self = rawValue < 0.5 ? .low : .high }
}

func made<Value: RawRepresentable>(_ type: Value.Type, _ raw: Value.RawValue) -> Value? { Value(rawValue: raw) }

print(Step(rawValue: "second") as Any, Step(rawValue: 2) as Any, Step(rawValue: "fourth") as Any)
print(Mark(rawValue: 0.7), Mark(rawValue: "low") as Any, made(Mark.self, "high") as Any, made(Step.self, 9) as Any)
