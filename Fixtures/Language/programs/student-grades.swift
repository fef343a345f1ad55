struct Student {
  let name: String
  var scores: [String: [Double]]

  func average(in subject: String) -> Double? {
    guard let list = scores[subject], !list.isEmpty else { return nil }
    return list.reduce(0, +) / Double(list.count)
  }

  var overall: Double? {
    let averages = scores.keys.compactMap { average(in: $0) }
    return averages.isEmpty ? nil : averages.reduce(0, +) / Double(averages.count)
  }
}

enum Grade: String, CaseIterable, Comparable {
  case a = "A", b = "B", c = "C", d = "D", f = "F"
  init(_ score: Double) {
    switch score {
    case 90...: self = .a
    case 80..<90: self = .b
    case 70..<80: self = .c
    case 60..<70: self = .d
    default: self = .f
    }
  }
  static func < (l: Grade, r: Grade) -> Bool { l.rawValue > r.rawValue }
}

struct Gradebook {
  private var students: [String: Student] = [:]

  subscript(name: String) -> Student {
    get { students[name] ?? Student(name: name, scores: [:]) }
    set { students[name] = newValue }
  }

  mutating func record(_ score: Double, in subject: String, for name: String) {
    self[name].scores[subject, default: []].append(score)
  }

  var subjects: [String] { Set(students.values.flatMap { $0.scores.keys }).sorted() }

  func ranking() -> [(rank: Int, student: Student, grade: Grade)] {
    let sorted = students.values
      .compactMap { student in student.overall.map { (student, $0) } }
      .sorted { ($1.1, $0.0.name) < ($0.1, $1.0.name) }
    var result: [(Int, Student, Grade)] = []
    for (index, (student, score)) in sorted.enumerated() {
      let rank = index > 0 && sorted[index - 1].1 == score ? result[index - 1].0 : index + 1
      result.append((rank, student, Grade(score)))
    }
    return result
  }

  func median(of subject: String) -> Double? {
    let values = students.values.compactMap { $0.average(in: subject) }.sorted()
    guard !values.isEmpty else { return nil }
    let middle = values.count / 2
    return values.count % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2
  }
}

var book = Gradebook()
let entries: [(String, String, [Double])] = [
  ("Ann", "math", [95, 88]), ("Ann", "art", [92]), ("Bob", "math", [61.5]), ("Bob", "art", [85, 75, 80]),
  ("Cy", "math", [100, 83]), ("Cy", "art", [92]), ("Dee", "music", [40]),
]
for (name, subject, scores) in entries { scores.forEach { book.record($0, in: subject, for: name) } }
for (rank, student, grade) in book.ranking() {
  let details = book.subjects.map { subject in student.average(in: subject).map { "\(subject) \($0)" } ?? "\(subject) -" }
  print("\(rank). \(student.name) \(grade.rawValue)", details.joined(separator: ", "))
}
print(book.subjects.map { book.median(of: $0) ?? 0 }, book.median(of: "none") as Any, book["Zoe"].overall as Any)
let distribution = Grade.allCases.map { grade in book.ranking().filter { $0.grade == grade }.count }
print(zip(Grade.allCases, distribution).map { "\($0.rawValue):\($1)" }.joined(separator: " "), Grade.a > .b, book.ranking().map(\.grade).min()!)
