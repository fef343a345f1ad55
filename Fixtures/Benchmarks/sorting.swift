// Sorting: by hand with a quicksort and a merge sort, and by the library, of numbers and with a comparison.
func numbers(_ count: Int) -> [Int] {
  var list: [Int] = []
  var seed = 7
  for _ in 0..<count {
    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
    list.append(seed % 100_000)
  }
  return list
}

func quicksort(_ list: inout [Int], _ low: Int, _ high: Int) {
  if low >= high { return }
  let pivot = list[(low + high) / 2]
  var i = low
  var j = high
  while i <= j {
    while list[i] < pivot { i += 1 }
    while list[j] > pivot { j -= 1 }
    if i <= j {
      list.swapAt(i, j)
      i += 1
      j -= 1
    }
  }
  quicksort(&list, low, j)
  quicksort(&list, i, high)
}

func mergeSorted(_ list: [Int]) -> [Int] {
  if list.count <= 1 { return list }
  let middle = list.count / 2
  let left = mergeSorted(Array(list[..<middle]))
  let right = mergeSorted(Array(list[middle...]))
  var result: [Int] = []
  var i = 0
  var j = 0
  while i < left.count && j < right.count {
    if left[i] <= right[j] {
      result.append(left[i])
      i += 1
    } else {
      result.append(right[j])
      j += 1
    }
  }
  while i < left.count {
    result.append(left[i])
    i += 1
  }
  while j < right.count {
    result.append(right[j])
    j += 1
  }
  return result
}

let list = numbers(30_000)
var first = list
quicksort(&first, 0, first.count - 1)
let second = mergeSorted(list)
let third = list.sorted()
let fourth = list.sorted { $0 % 1000 == $1 % 1000 ? $0 < $1 : $0 % 1000 < $1 % 1000 }
print(first[0], first[15_000], first[29_999])
print(second[0], second[15_000], second[29_999])
print(third == first, third == second)
print(fourth[0], fourth[15_000], fourth[29_999])
