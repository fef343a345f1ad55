local timed = require "harness"

local function fib(n)
  if n < 2 then return n end
  return fib(n - 1) + fib(n - 2)
end

local function ackermann(m, n)
  if m == 0 then return n + 1 end
  if n == 0 then return ackermann(m - 1, 1) end
  return ackermann(m - 1, ackermann(m, n - 1))
end

local isEven, isOdd

function isEven(n)
  if n == 0 then return true end
  return isOdd(n - 1)
end

function isOdd(n)
  if n == 0 then return false end
  return isEven(n - 1)
end

local function clamp(value, low, high)
  if value < low then return low end
  return value > high and high or value
end

local function clamped(count)
  local sum = 0
  for i = 0, count - 1 do sum = sum + clamp(i % 100, 20, 80) end
  return sum
end

local function evens(count)
  local found = 0
  for i = 0, count - 1 do
    if isEven(i % 50) then found = found + 1 end
  end
  return found
end

timed(function()
  print(fib(27))
  print(ackermann(2, 300))
  print(clamped(500000))
  print(evens(20000))
end)
