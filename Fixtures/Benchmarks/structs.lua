local timed = require "harness"

local Vector = {}
Vector.__index = Vector

local function vector(x, y) return setmetatable({ x = x, y = y }, Vector) end
Vector.__add = function(a, b) return vector(a.x + b.x, a.y + b.y) end
function Vector:scaled(factor) return vector(self.x * factor, self.y * factor) end

local Particle = {}
Particle.__index = Particle

local function particle(position, velocity)
  return setmetatable({ position = position, velocity = velocity, bounces = 0 }, Particle)
end

function Particle:step(time)
  self.position = self.position + self.velocity:scaled(time)
  if self.position.x < 0 or self.position.x > 100 then
    self.velocity.x = -self.velocity.x
    self.bounces = self.bounces + 1
  end
  if self.position.y < 0 or self.position.y > 100 then
    self.velocity.y = -self.velocity.y
    self.bounces = self.bounces + 1
  end
end

local Tally = {}
Tally.__index = Tally

function Tally:add(value)
  self.total = self.total + value
  self.entries = self.entries + 1
  if value > self.largest then self.largest = value end
end

local function simulate(count, steps)
  local particles = {}
  for i = 0, count - 1 do
    particles[#particles + 1] = particle(vector(i % 100 + 0.0, i * 7 % 100 + 0.0), vector(i % 7 - 3.0, i % 5 - 2.0))
  end
  for _ = 1, steps do
    for index = 1, #particles do particles[index]:step(0.5) end
  end
  local bounces = 0
  for _, particle in ipairs(particles) do bounces = bounces + particle.bounces end
  return bounces
end

local function tally(rounds)
  local found = setmetatable({ total = 0, largest = 0, entries = 0 }, Tally)
  for i = 0, rounds - 1 do found:add(i * 31 % 1009) end
  return found
end

timed(function()
  print(simulate(100, 800))
  local found = tally(400000)
  print(found.total .. " " .. found.largest .. " " .. found.entries)
end)
