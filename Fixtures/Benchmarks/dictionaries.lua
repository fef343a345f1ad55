local timed = require "harness"

local function counts(rounds)
  local found, size = {}, 0
  local seed = 42
  for _ = 1, rounds do
    seed = (seed * 1103515245 + 12345) % 2147483648
    local key = seed % 5000
    local count = found[key]
    if not count then
      size = size + 1
      count = 0
    end
    found[key] = count + 1
  end
  local best = 0
  for key = 0, 4999 do
    local count = found[key]
    if count and count > best then best = count end
  end
  return best * 10000 + size
end

local function words(rounds)
  local names = { "ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "maple", "oak", "pine", "rowan", "yew" }
  local seen = {}
  for i = 0, rounds - 1 do
    local name = names[i * 7 % #names + 1]
    local count = seen[name]
    if count then seen[name] = count + i % 3 else seen[name] = 1 end
  end
  local sum = 0
  for _, name in ipairs(names) do sum = sum + (seen[name] or 0) end
  return sum
end

local function churn(rounds)
  local table, size = {}, 0
  local found = 0
  for i = 0, rounds - 1 do
    table[i] = i * 2
    size = size + 1
    if i >= 100 then
      local old = table[i - 50]
      if old then found = found + old end
      table[i - 100] = nil
      size = size - 1
    end
  end
  return found + size
end

timed(function()
  print(counts(300000))
  print(words(300000))
  print(churn(150000))
end)
