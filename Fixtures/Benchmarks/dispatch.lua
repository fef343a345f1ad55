local timed = require "harness"

local Square = {}
Square.__index = Square
local function square(side) return setmetatable({ side = side }, Square) end
function Square:area() return self.side * self.side end
function Square:grown(factor) return square(self.side * factor) end

local Rectangle = {}
Rectangle.__index = Rectangle
local function rectangle(width, height) return setmetatable({ width = width, height = height }, Rectangle) end
function Rectangle:area() return self.width * self.height end
function Rectangle:grown(factor) return rectangle(self.width * factor, self.height) end

local Animal = {}
Animal.__index = Animal
function Animal:move()
  self.energy = self.energy - 1
  return 1
end
function Animal:rest() self.energy = self.energy + 1 end

local Horse = setmetatable({}, Animal)
Horse.__index = Horse
function Horse:move() return Animal.move(self) * 5 end

local Snail = setmetatable({}, Animal)
Snail.__index = Snail
function Snail:move()
  self.slime = self.slime + 1
  return self.slime % 2
end

local function areas(rounds)
  local shapes = {}
  for i = 0, 99 do
    local size = i % 10 + 1.0
    if i % 2 == 0 then shapes[#shapes + 1] = square(size) else shapes[#shapes + 1] = rectangle(size, 2.0) end
  end
  local sum = 0.0
  for _ = 1, rounds do
    for _, shape in ipairs(shapes) do sum = sum + shape:area() end
  end
  for index = 1, #shapes do shapes[index] = shapes[index]:grown(2) end
  for _, shape in ipairs(shapes) do sum = sum + shape:area() end
  return math.floor(sum)
end

local function race(rounds)
  local animals = {
    setmetatable({ energy = 10 }, Horse), setmetatable({ energy = 10, slime = 0 }, Snail),
    setmetatable({ energy = 10 }, Animal), setmetatable({ energy = 10 }, Horse),
  }
  local distance = 0
  for round = 0, rounds - 1 do
    local animal = animals[round % #animals + 1]
    distance = distance + animal:move()
    if round % 3 == 0 then animal:rest() end
  end
  for _, animal in ipairs(animals) do distance = distance + animal.energy end
  return distance
end

timed(function()
  print(areas(3000))
  print(race(400000))
end)
