local timed = require "harness"

local function newNode(key) return { key = key } end

local function full(depth)
  local node = newNode(depth)
  if depth > 0 then
    node.left = full(depth - 1)
    node.right = full(depth - 1)
  end
  return node
end

local function check(node)
  if not node then return 0 end
  return 1 + check(node.left) + check(node.right)
end

local function insert(key, node)
  if not node then return newNode(key) end
  if key < node.key then node.left = insert(key, node.left) else node.right = insert(key, node.right) end
  return node
end

local function depth(node)
  if not node then return 0 end
  return 1 + math.max(depth(node.left), depth(node.right))
end

local function sum(node, limit)
  if not node then return 0 end
  local result = node.key < limit and node.key or 0
  result = result + sum(node.left, limit)
  if node.key < limit then result = result + sum(node.right, limit) end
  return result
end

timed(function()
  local total = 0
  for _ = 1, 20 do total = total + check(full(10)) end
  print(total)
  local root
  local seed = 99
  for _ = 1, 8000 do
    seed = (seed * 1103515245 + 12345) % 2147483648
    root = insert(seed % 100000, root)
  end
  print(check(root) .. " " .. depth(root))
  local sums = 0
  for limit = 1, 20 do sums = sums + sum(root, limit * 5000) end
  print(sums)
end)
