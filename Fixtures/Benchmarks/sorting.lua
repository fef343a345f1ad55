local timed = require "harness"

local function numbers(count)
  local list = {}
  local seed = 7
  for _ = 1, count do
    seed = (seed * 1103515245 + 12345) % 2147483648
    list[#list + 1] = seed % 100000
  end
  return list
end

local function quicksort(list, low, high)
  if low >= high then return end
  local pivot = list[(low + high) // 2]
  local i = low
  local j = high
  while i <= j do
    while list[i] < pivot do i = i + 1 end
    while list[j] > pivot do j = j - 1 end
    if i <= j then
      list[i], list[j] = list[j], list[i]
      i = i + 1
      j = j - 1
    end
  end
  quicksort(list, low, j)
  quicksort(list, i, high)
end

local function mergeSorted(list)
  if #list <= 1 then return list end
  local middle = #list // 2
  local left = mergeSorted(table.move(list, 1, middle, 1, {}))
  local right = mergeSorted(table.move(list, middle + 1, #list, 1, {}))
  local result = {}
  local i, j = 1, 1
  while i <= #left and j <= #right do
    if left[i] <= right[j] then
      result[#result + 1] = left[i]
      i = i + 1
    else
      result[#result + 1] = right[j]
      j = j + 1
    end
  end
  while i <= #left do
    result[#result + 1] = left[i]
    i = i + 1
  end
  while j <= #right do
    result[#result + 1] = right[j]
    j = j + 1
  end
  return result
end

local function isEqual(a, b)
  for index = 1, #a do
    if a[index] ~= b[index] then return false end
  end
  return #a == #b
end

local function line(list) print(list[1] .. " " .. list[15001] .. " " .. list[30000]) end

timed(function()
  local list = numbers(30000)
  local first = table.move(list, 1, #list, 1, {})
  quicksort(first, 1, #first)
  local second = mergeSorted(list)
  local third = table.move(list, 1, #list, 1, {})
  table.sort(third)
  local fourth = table.move(list, 1, #list, 1, {})
  table.sort(fourth, function(a, b)
    if a % 1000 == b % 1000 then return a < b end
    return a % 1000 < b % 1000
  end)
  line(first)
  line(second)
  print(tostring(isEqual(third, first)) .. " " .. tostring(isEqual(third, second)))
  line(fourth)
end)
