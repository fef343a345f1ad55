// A local name comes from all that is assigned to it on any way, and from what decides which way is taken: a child that
// is given it has other inputs when one of these changes.
import SwiftUI

struct Cell: View {
  let value: Int
  var body: some View { Text("\(value)") }
}

struct Field: View {
  @Binding var value: Int
  var body: some View { Text("\(value)") }
}

struct Pair { var a: Int }

func raise(_ value: inout Int, by step: Int) { value += step }

struct Branches: View {
  @State private var n = 0
  var body: some View {
    let k: Int
    if n > 2 { k = 1 } else { k = 2 }
    return Cell(value: k)
  }
}

struct Cases: View {
  @State private var n = 0
  var body: some View {
    var k = 0
    switch n {
    case 1: k = 2
    default: break
    }
    return Cell(value: k)
  }
}

struct Loops: View {
  @State private var numbers = [0]
  @State private var limit = 9
  var body: some View {
    var sum = 0
    var count = 0
    for number in numbers { sum += number }
    while count < limit { count += 1 }
    return VStack {
      Cell(value: sum)
      Field(value: .constant(count))
    }
  }
}

struct Mutations: View {
  @State private var n = 0
  var body: some View {
    var list = [1]
    list.append(n)
    var pair = Pair(a: 1)
    pair.a = n
    var raised = 1
    raise(&raised, by: n)
    return VStack {
      Cell(value: list[0])
      Cell(value: pair.a)
      Cell(value: raised)
    }
  }
}

struct Parts: View {
  @State private var n = 0
  @State private var z = 0
  var body: some View {
    let (a, b) = (n, 1)
    let (x, y) = ($n, $z)
    return VStack {
      Cell(value: a)
      Cell(value: b)
      Field(value: x)
      Field(value: y)
    }
  }
}

// A closure or function that is declared in the code gives what it reads.
struct Functions: View {
  @State private var n = 0
  @State private var z = 0
  var body: some View {
    let next = { n + 1 }
    func double() -> Int { z * 2 }
    let row = { (value: Int) in Cell(value: value) }
    return VStack {
      Cell(value: next())
      Cell(value: double())
      row(n)
    }
  }
}

// What a name decides it decides for what it comes from.
struct Decisions: View {
  @State private var n = 0
  var body: some View {
    var k = 0
    if n > 2 { k = 1 }
    return VStack {
      if k > 1 { Cell(value: 1) }
      Field(value: .constant(0)).id(k)
    }
  }
}

// What is no longer in a name does not count, nor what other names are given.
struct Others: View {
  @State private var n = 0
  @State private var z = 0
  var body: some View {
    var k = n
    k = z
    return VStack {
      Text("\(n)")
      Cell(value: k)
    }
  }
}
