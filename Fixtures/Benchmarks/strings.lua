local timed = require "harness"

local function built(lines)
  local parts = {}
  for i = 0, lines - 1 do
    parts[#parts + 1] = "line "
    parts[#parts + 1] = tostring(i)
    parts[#parts + 1] = i % 3 == 0 and ", third" or ", plain"
    parts[#parts + 1] = "\n"
  end
  return table.concat(parts)
end

local function vowels(text)
  local count = 0
  for character in text:gmatch(".") do
    if character == "a" or character == "e" or character == "i" or character == "o" or character == "u" then
      count = count + 1
    end
  end
  return count
end

local function wordCount(text)
  local sum = 0
  for word in text:gmatch("[^ ]+") do sum = sum + #word end
  return sum
end

local function labels(count)
  local size = 0
  for i = 0, count - 1 do
    local label = "item " .. i .. " of " .. count
    if label:sub(1, 6) == "item 1" then size = size + #label end
    if label == "item 77 of " .. count then size = size + 1000 end
  end
  return size
end

local function joined(count)
  local parts = {}
  for i = 0, count - 1 do parts[#parts + 1] = tostring(i * 37 % 1000) end
  return #table.concat(parts, ", ")
end

timed(function()
  local text = built(20000)
  print(#text)
  print(vowels(text))
  print(wordCount(text))
  print(labels(60000))
  print(joined(50000))
end)
