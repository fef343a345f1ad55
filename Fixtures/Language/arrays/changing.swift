var numbers = [3, 1, 2]
numbers.append(4)
numbers += [5, 6]
numbers.insert(0, at: 0)
numbers.insert(contentsOf: [7, 8], at: 2)
print(numbers, numbers.count)
print(numbers.remove(at: 1), numbers.removeLast(), numbers.removeFirst(), numbers)
numbers.removeAll { $0 > 6 }
print(numbers)
numbers.swapAt(0, 2)
numbers.reverse()
print(numbers, numbers.popLast() as Any)
numbers.replaceSubrange(0..<1, with: [10, 20, 30])
numbers[1...2] = [99]
print(numbers)
numbers.removeSubrange(..<2)
numbers[numbers.count - 1] *= 2
print(numbers, numbers.isEmpty)
for index in numbers.indices { numbers[index] += index }
print(numbers)
var grid = [[Int]](repeating: [Int](repeating: 0, count: 3), count: 2)
grid[1][2] = 5
grid[0].append(1)
print(grid, grid.map(\.count))
numbers.removeAll(keepingCapacity: true)
print(numbers, numbers.popLast() as Any, numbers.first as Any, numbers.capacity > 0)
var filled = Array(repeating: "ab", count: 2)
filled.append(contentsOf: ["c", "d"].lazy.map { $0.uppercased() })
filled.removeLast(2)
print(filled, Array("hey"), Array(1...3), [Int]())
