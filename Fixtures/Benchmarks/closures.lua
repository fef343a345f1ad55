local timed = require "harness"

local function map(list, transform)
  local result = {}
  for index = 1, #list do result[index] = transform(list[index]) end
  return result
end

local function filter(list, isIncluded)
  local result = {}
  for index = 1, #list do
    if isIncluded(list[index]) then result[#result + 1] = list[index] end
  end
  return result
end

local function reduce(list, initial, combine)
  local result = initial
  for index = 1, #list do result = combine(result, list[index]) end
  return result
end

local function pipeline(size, rounds)
  local numbers = {}
  for i = 0, size - 1 do numbers[#numbers + 1] = i end
  local total = 0
  for round = 0, rounds - 1 do
    local scaled = map(numbers, function(number) return number * 3 + round end)
    local even = filter(scaled, function(number) return number % 2 == 0 end)
    total = total + reduce(even, 0, function(sum, number) return sum + number end)
    total = total % 1000003
  end
  return total
end

local function counter(step)
  local count = 0
  return function()
    count = count + step
    return count
  end
end

local function counted(rounds)
  local first = counter(1)
  local second = counter(3)
  local sum = 0
  for _ = 1, rounds do sum = sum + first() + second() end
  return sum % 1000003
end

local function composed(f, g)
  return function(value) return g(f(value)) end
end

local function chained(rounds)
  local step = composed(
    function(value) return value + 1 end,
    composed(function(value) return value * 2 end, function(value) return value % 1000 end))
  local value = 1
  for _ = 1, rounds do value = step(value) end
  return value
end

timed(function()
  print(pipeline(2000, 100))
  print(counted(200000))
  print(chained(100000))
end)
