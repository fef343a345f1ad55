// Arrays: a sieve, a product of matrices, an insertion in order, and a pass over a grid.
func sieve(_ limit: Int) -> Int {
  var isPrime = [Bool](repeating: true, count: limit + 1)
  var count = 0
  for number in 2...limit where isPrime[number] {
    count += 1
    var multiple = number * number
    while multiple <= limit {
      isPrime[multiple] = false
      multiple += number
    }
  }
  return count
}

func matrix(_ size: Int, _ seed: Int) -> [[Double]] {
  var rows: [[Double]] = []
  for i in 0..<size {
    var row: [Double] = []
    for j in 0..<size { row.append(Double((i * seed + j) % 10)) }
    rows.append(row)
  }
  return rows
}

func product(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  let size = a.count
  var result = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
  for i in 0..<size {
    for j in 0..<size {
      var sum = 0.0
      for k in 0..<size { sum += a[i][k] * b[k][j] }
      result[i][j] = sum
    }
  }
  return result
}

func insertionSorted(_ count: Int) -> [Int] {
  var list: [Int] = []
  var seed = 17
  for _ in 0..<count {
    seed = (seed * 1103 + 12345) % 65536
    list.append(seed)
    var place = list.count - 1
    while place > 0 && list[place - 1] > list[place] {
      let other = list[place]
      list[place] = list[place - 1]
      list[place - 1] = other
      place -= 1
    }
  }
  return list
}

print(sieve(500_000))
let result = product(matrix(70, 3), matrix(70, 7))
print(Int(result[0][0] + result[69][69] + result[35][20]))
let list = insertionSorted(800)
print(list[0], list[400], list[799])
