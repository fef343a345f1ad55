local timed = require "harness"

local Stack = {}
Stack.__index = Stack
local function newStack() return setmetatable({ items = {}, count = 0 }, Stack) end
function Stack:push(item)
  self.count = self.count + 1
  self.items[self.count] = item
end
function Stack:pop()
  if self.count == 0 then return nil end
  local item = self.items[self.count]
  self.items[self.count] = nil
  self.count = self.count - 1
  return item
end

local Ring = {}
Ring.__index = Ring
local function newRing(capacity) return setmetatable({ items = {}, capacity = capacity, head = 0, count = 0 }, Ring) end
function Ring:write(item)
  if self.count == self.capacity then return false end
  self.items[(self.head + self.count) % self.capacity + 1] = item
  self.count = self.count + 1
  return true
end
function Ring:read()
  if self.count == 0 then return nil end
  local item = self.items[self.head + 1]
  self.items[self.head + 1] = nil
  self.head = (self.head + 1) % self.capacity
  self.count = self.count - 1
  return item
end

local Money = {}
Money.__lt = function(a, b) return a.cents < b.cents end
local function money(cents) return setmetatable({ cents = cents }, Money) end

local function largest(items)
  local result = items[1]
  for index = 1, #items do
    if result < items[index] then result = items[index] end
  end
  return result
end

local function sum(items, start)
  local result = start
  for index = 1, #items do result = result + items[index] end
  return result
end

local function stacked(rounds)
  local stack = newStack()
  local total = 0
  for i = 0, rounds - 1 do
    stack:push(i)
    if i % 3 == 2 then
      local top = stack:pop()
      while top do
        total = total + top
        top = stack:pop()
      end
    end
  end
  return total
end

local function queued(rounds)
  local ring = newRing(64)
  local total = 0
  for i = 0, rounds - 1 do
    if not ring:write(i) then
      for _ = 1, 32 do total = total + (ring:read() or 0) end
    end
  end
  return total
end

timed(function()
  print(stacked(200000))
  print(queued(200000))
  local prices, numbers, ratios = {}, {}, {}
  for i = 0, 999 do
    local number = i * 7919 % 10007
    prices[#prices + 1] = money(number)
    numbers[#numbers + 1] = number
    ratios[#ratios + 1] = number / 2
  end
  local results = { 0, 0, 0.0 }
  for _ = 1, 100 do
    results[1] = results[1] + largest(prices).cents
    results[2] = results[2] + sum(numbers, 0) + largest(numbers)
    results[3] = results[3] + sum(ratios, 0.0)
  end
  print(results[1] .. " " .. results[2] .. " " .. math.floor(results[3]))
end)
