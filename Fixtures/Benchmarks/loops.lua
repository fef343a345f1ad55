local timed = require "harness"

local function pairs(n)
  local count = 0
  for i = 1, n do
    for j = 1, n do
      if (i + j) % 3 == 0 then count = count + (i ~ j) end
    end
  end
  return count
end

local function primes(limit)
  local count = 0
  local number = 2
  while number < limit do
    local divisor = 2
    local isPrime = true
    while divisor * divisor <= number do
      if number % divisor == 0 then
        isPrime = false
        break
      end
      divisor = divisor + 1
    end
    if isPrime then count = count + 1 end
    number = number + 1
  end
  return count
end

local function area(steps)
  local sum = 0.0
  local width = 1.0 / steps
  local x = width / 2
  for _ = 1, steps do
    sum = sum + 4.0 / (1.0 + x * x) * width
    x = x + width
  end
  return sum
end

timed(function()
  print(pairs(1200))
  print(primes(60000))
  print(math.floor(area(1000000) * 1000000))
end)
