// What identifies an element is the same for as long as its views are there: who is given no more is never given anything
// else, it comes and goes. Who is given the element itself gets another value of it under the same id. (Apple, ForEach:
// the id "identifies" each element across updates; WWDC21 Demystify SwiftUI.)
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name = ""
}

struct Word: Identifiable {
  let text: String
  var id: String { text }
}

struct Row: View {
  let plant: Plant
  var body: some View { Text(plant.name) }
}

struct Number: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Label: View {
  let word: Word
  var body: some View { Text(word.text) }
}

struct Field: View {
  @Binding var value: Int
  var body: some View { Stepper("\(value)", value: $value) }
}

struct Elements: View {
  @State private var plants: [Plant] = []
  var body: some View {
    ForEach(plants) { plant in
      Row(plant: plant)
      Number(value: plant.id + 1)
    }
  }
}

struct Values: View {
  @State private var numbers: [Int] = []
  @State private var step = 1
  var body: some View {
    ForEach(numbers, id: \.self) { Number(value: $0) }
    ForEach(numbers, id: \.self) { Number(value: $0 * step) }
  }
}

struct Decided: View {
  @State private var words: [Word] = []
  var body: some View { ForEach(words) { Label(word: $0) } }
}

struct Positions: View {
  @State private var numbers: [Int] = []
  var body: some View {
    ForEach(numbers.indices, id: \.self) { Number(value: numbers[$0]) }
    ForEach(Array(numbers.enumerated()), id: \.offset) { index, number in
      Number(value: index)
      Row(plant: Plant(id: number))
    }
  }
}

struct Bound: View {
  @State private var numbers: [Int] = []
  var body: some View { ForEach($numbers, id: \.self) { $number in Field(value: $number) } }
}

struct Shadowed: View {
  @State private var numbers: [Int] = []
  @State private var others: [Int] = []
  var body: some View {
    ForEach(numbers, id: \.self) { number in
      ForEach(others.filter { $0 > number }, id: \.self) { number in Number(value: number) }
    }
  }
}
