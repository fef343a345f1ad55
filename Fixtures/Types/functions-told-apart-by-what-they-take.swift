// Of functions of one name: what is not generic before what is, closures by whether they give anything, lists and
// dictionaries by their literals.
import SwiftUI

protocol Marked {}
protocol Framed: Marked {}
struct Plain: Marked {}
struct Frame: Framed {}

struct One: View { var body: some View { Text("1") } }
struct Two: View { var body: some View { Text("2") } }
struct Three: View { var body: some View { Text("3") } }

func perform(_ action: () -> Void) -> One { One() }
func perform(_ action: () -> Int) -> Two { Two() }
func perform(_ action: (Int) -> Void) -> Three { Three() }

func marked(_ value: some Marked) -> One { One() }
func marked(_ value: any Marked) -> Two { Two() }
func marked(_ value: Plain) -> Three { Three() }

func all<Values: Collection>(_ values: Values) -> One { One() }
func all<Value>(_ values: [Value]) -> Two { Two() }

func late(_ value: @autoclosure () -> Bool) -> One { One() }
func late(_ value: () -> Bool) -> Two { Two() }

func bound(_ number: Binding<Int>) -> One { One() }
func bound<Value>(_ value: Binding<Value>) -> Two { Two() }

func two<A, B>(_ a: A, _ b: B) -> One { One() }
func two<A>(_ a: A, _ b: A) -> Two { Two() }

struct Told: View {
  @State private var number = 1
  var body: some View {
    perform {}
    perform { 1 }
    perform { print($0) }
    perform { number += 1 }
    perform {
      let next = number + 1
      return next
    }
    marked(Plain())
    marked(Frame())
    marked(Frame() as any Marked)
    all([1: 2])
    all([1])
    all("a")
    late(true)
    late { true }
    bound($number)
    bound(.constant(1))
    two(1, "a")
    two(1, 2)
    two(1, 2.5)
  }
}
