local timed = require "harness"

local NUMBER, VARIABLE, SUM, PRODUCT = 0, 1, 2, 3
local PUSH, ADD, MULTIPLY, JUMP_IF_LESS = 0, 1, 2, 3

local function evaluate(expression, x)
  local tag = expression[1]
  if tag == NUMBER then return expression[2] end
  if tag == VARIABLE then return x end
  if tag == SUM then return (evaluate(expression[2], x) + evaluate(expression[3], x)) % 10007 end
  return evaluate(expression[2], x) * evaluate(expression[3], x) % 10007
end

local function made(depth)
  if depth == 0 then return { VARIABLE } end
  if depth % 3 == 0 then return { SUM, made(depth - 1), { NUMBER, depth } } end
  if depth % 2 == 0 then return { PRODUCT, made(depth - 1), made(depth - 2) } end
  return { SUM, made(depth - 1), { PRODUCT, { NUMBER, 3 }, { VARIABLE } } }
end

local function run(program)
  local stack, count = {}, 0
  local place = 1
  local steps = 0
  while true do
    steps = steps + 1
    local instruction = program[place]
    local tag = instruction[1]
    local next = place + 1
    if tag == PUSH then
      count = count + 1
      stack[count] = instruction[2]
    elseif tag == ADD then
      count = count - 1
      stack[count] = stack[count] + stack[count + 1]
    elseif tag == MULTIPLY then
      count = count - 1
      stack[count] = stack[count] * stack[count + 1] % 1000003
    elseif tag == JUMP_IF_LESS then
      if steps < instruction[2] then next = instruction[3] end
    else
      return stack[1]
    end
    place = next
  end
end

timed(function()
  local expression = made(12)
  local sum = 0
  for x = 0, 1999 do sum = sum + evaluate(expression, x) end
  print(sum)
  print(run({ { PUSH, 1 }, { PUSH, 7 }, { ADD }, { PUSH, 3 }, { MULTIPLY }, { JUMP_IF_LESS, 400000, 2 }, { 4 } }))
end)
