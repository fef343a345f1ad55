local timed = require "harness"

local function sieve(limit)
  local isPrime = {}
  for i = 1, limit do isPrime[i] = true end
  local count = 0
  for number = 2, limit do
    if isPrime[number] then
      count = count + 1
      local multiple = number * number
      while multiple <= limit do
        isPrime[multiple] = false
        multiple = multiple + number
      end
    end
  end
  return count
end

local function matrix(size, seed)
  local rows = {}
  for i = 0, size - 1 do
    local row = {}
    for j = 0, size - 1 do row[#row + 1] = (i * seed + j) % 10 + 0.0 end
    rows[#rows + 1] = row
  end
  return rows
end

local function product(a, b)
  local size = #a
  local result = {}
  for i = 1, size do
    local row = {}
    for j = 1, size do
      local sum = 0.0
      for k = 1, size do sum = sum + a[i][k] * b[k][j] end
      row[j] = sum
    end
    result[i] = row
  end
  return result
end

local function insertionSorted(count)
  local list = {}
  local seed = 17
  for _ = 1, count do
    seed = (seed * 1103 + 12345) % 65536
    list[#list + 1] = seed
    local place = #list
    while place > 1 and list[place - 1] > list[place] do
      local other = list[place]
      list[place] = list[place - 1]
      list[place - 1] = other
      place = place - 1
    end
  end
  return list
end

timed(function()
  print(sieve(500000))
  local result = product(matrix(70, 3), matrix(70, 7))
  print(math.floor(result[1][1] + result[70][70] + result[36][21]))
  local list = insertionSorted(800)
  print(list[1] .. " " .. list[401] .. " " .. list[800])
end)
