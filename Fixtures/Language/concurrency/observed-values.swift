import Observation

// The values of an expression over observable properties, as an asynchronous sequence.
@Observable @MainActor final class Score {
  var points = 0
  var name = "Ada"
  var unrelated = 0
}

@MainActor func values() async {
  let score = Score()
  let writer = Task { @MainActor in
    for step in 1...3 {
      await Task.yield()
      await Task.yield()
      await Task.yield()
      score.unrelated = step
      score.points += step
    }
  }
  var seen: [Int] = []
  for await points in Observations({ score.points }) {
    seen.append(points)
    if points == 6 { break }
  }
  await writer.value
  print(seen)
}

@MainActor func untilFinished() async {
  let score = Score()
  let changes = Observations<String, Never>.untilFinished {
    score.name.isEmpty ? .finish : .next("\(score.name) \(score.points)")
  }
  let reader = Task { @MainActor in
    var lines: [String] = []
    for await line in changes { lines.append(line) }
    return lines
  }
  for name in ["Grace", ""] {
    for _ in 0..<5 { await Task.yield() }
    score.points += 1
    score.name = name
  }
  print(await reader.value)
}

@MainActor func cancelled() async {
  let score = Score()
  let reader = Task { @MainActor in
    var count = 0
    for await _ in Observations({ score.points }) { count += 1 }
    return count
  }
  for _ in 0..<5 { await Task.yield() }
  reader.cancel()
  print("ended after", await reader.value)
}

await values()
await untilFinished()
await cancelled()
