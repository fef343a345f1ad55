from harness import timed

NUMBER, VARIABLE, SUM, PRODUCT = range(4)
PUSH, ADD, MULTIPLY, JUMP_IF_LESS, STOP = range(5)


def evaluate(expression, x):
    tag = expression[0]
    if tag == NUMBER:
        return expression[1]
    if tag == VARIABLE:
        return x
    if tag == SUM:
        return (evaluate(expression[1], x) + evaluate(expression[2], x)) % 10_007
    return evaluate(expression[1], x) * evaluate(expression[2], x) % 10_007


def made(depth):
    if depth == 0:
        return (VARIABLE,)
    if depth % 3 == 0:
        return (SUM, made(depth - 1), (NUMBER, depth))
    if depth % 2 == 0:
        return (PRODUCT, made(depth - 1), made(depth - 2))
    return (SUM, made(depth - 1), (PRODUCT, (NUMBER, 3), (VARIABLE,)))


def run(program):
    stack = []
    place = 0
    steps = 0
    while True:
        steps += 1
        instruction = program[place]
        tag = instruction[0]
        if tag == PUSH:
            stack.append(instruction[1])
        elif tag == ADD:
            last = stack.pop()
            stack[-1] += last
        elif tag == MULTIPLY:
            last = stack.pop()
            stack[-1] = stack[-1] * last % 1_000_003
        elif tag == JUMP_IF_LESS:
            if steps < instruction[1]:
                place = instruction[2]
                continue
        else:
            return stack[0]
        place += 1


def main():
    expression = made(12)
    total = 0
    for x in range(2000):
        total += evaluate(expression, x)
    print(total)
    print(run([(PUSH, 1), (PUSH, 7), (ADD,), (PUSH, 3), (MULTIPLY,), (JUMP_IF_LESS, 400_000, 1), (STOP,)]))


timed(main)
