from harness import timed


class Square:
    __slots__ = ("side",)

    def __init__(self, side):
        self.side = side

    @property
    def area(self):
        return self.side * self.side

    def grown(self, factor):
        return Square(self.side * factor)


class Rectangle:
    __slots__ = ("width", "height")

    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def area(self):
        return self.width * self.height

    def grown(self, factor):
        return Rectangle(self.width * factor, self.height)


class Animal:
    def __init__(self):
        self.energy = 10

    def move(self):
        self.energy -= 1
        return 1

    def rest(self):
        self.energy += 1


class Horse(Animal):
    def move(self):
        return super().move() * 5


class Snail(Animal):
    def __init__(self):
        super().__init__()
        self.slime = 0

    def move(self):
        self.slime += 1
        return self.slime % 2


def areas(rounds):
    shapes = []
    for i in range(100):
        size = float(i % 10 + 1)
        if i % 2 == 0:
            shapes.append(Square(size))
        else:
            shapes.append(Rectangle(size, 2.0))
    total = 0.0
    for _ in range(rounds):
        for shape in shapes:
            total += shape.area
    for index in range(len(shapes)):
        shapes[index] = shapes[index].grown(2)
    for shape in shapes:
        total += shape.area
    return int(total)


def race(rounds):
    animals = [Horse(), Snail(), Animal(), Horse()]
    distance = 0
    for round in range(rounds):
        animal = animals[round % len(animals)]
        distance += animal.move()
        if round % 3 == 0:
            animal.rest()
    for animal in animals:
        distance += animal.energy
    return distance


def main():
    print(areas(3000))
    print(race(400_000))


timed(main)
