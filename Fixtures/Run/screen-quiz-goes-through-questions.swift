// Shown at 320x200: a quiz: an enum of states, a question after the other, a result at the end.
// Do: tap "4"
// Do: tap "Rome"
// Events
import SwiftUI

struct Question {
  let text: String
  let answers: [String]
  let right: Int
}

enum Stage: Equatable {
  case asking(Int)
  case over(right: Int)
}

struct ContentView: View {
  private let questions = [
    Question(text: "2 + 2", answers: ["3", "4"], right: 1),
    Question(text: "Capital of France", answers: ["Paris", "Rome"], right: 0),
  ]
  @State private var stage = Stage.asking(0)
  @State private var right = 0

  var body: some View {
    switch stage {
    case .asking(let number):
      let question = questions[number]
      VStack {
        ProgressView(value: Double(number), total: Double(questions.count))
        Text(question.text).font(.headline)
        ForEach(Array(question.answers.enumerated()), id: \.offset) { index, answer in
          Button(answer) { choose(index, of: question, number) }
        }
      }
    case .over(let right):
      Text("\(right) of \(questions.count) right")
    }
  }

  private func choose(_ index: Int, of question: Question, _ number: Int) {
    if index == question.right { right += 1 }
    stage = number + 1 < questions.count ? .asking(number + 1) : .over(right: right)
  }
}
