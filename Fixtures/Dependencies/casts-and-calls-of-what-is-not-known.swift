// What is cast, compared with a type, gone through or given to what nobody declares is read as anything else is.
import SwiftUI

struct Row: View {
  let number: Int
  var body: some View { Text("\(number)") }
}

struct Casts: View {
  @State private var checked: Any = 0
  @State private var chosen: Any = 0
  @State private var forced: Any = 0
  @State private var bridged = ""
  @State private var stated: Int? = 0

  var body: some View {
    if checked is Int { Text("a number") }
    if let number = chosen as? Int { Row(number: number) }
    Row(number: forced as! Int)
    Row(number: (bridged as NSString).length)
    if let number: Int = stated { Row(number: number) }
  }
}

struct Loops: View {
  @State private var items = [1]
  var body: some View { Row(number: count) }

  private var count: Int {
    var count = 0
    for _ in items { count += 1 }
    return count
  }
}

struct Pairs: View {
  @State private var value = 0
  var body: some View { Table(rows: ["a": value]) }
}

struct Table: View {
  let rows: KeyValuePairs<String, Int>
  var body: some View { Text("\(rows.count)") }
}

struct Unknown: View {
  @State private var width = 0
  @State private var height = 0
  @State private var items = [1]
  @State private var index = 0
  @State private var operand = 0
  @State private var given = 0
  @State private var bound = 0

  var body: some View {
    Row(number: measure(width))
    Row(number: Ruler.measure(height))
    Row(number: items[checked: index])
    Row(number: 1 +++ operand)
    Row(number: #number(given))
    Row(number: measure($bound))
  }
}
