// The capacity of dictionaries and sets that have reserved it.
var ages: [String: Int] = [:]
print(ages.capacity)
ages.reserveCapacity(10)
print(ages.capacity >= 10, ages.capacity < 20)
for number in 0..<9 { ages["\(number)"] = number }
ages.reserveCapacity(40)
print(ages.capacity >= 40, ages.count, ages["7"]!)
ages.removeAll(keepingCapacity: true)
print(ages.capacity >= 40, ages.isEmpty)
ages.removeAll()
print(ages.capacity)
var letters = Set("abc")
letters.reserveCapacity(20)
print(letters.capacity >= 20, letters.count, letters.contains("b"))
letters.removeAll(keepingCapacity: true)
print(letters.capacity >= 20, letters)
