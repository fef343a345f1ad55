from harness import timed


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def scaled(self, factor):
        return Vector(self.x * factor, self.y * factor)


class Particle:
    __slots__ = ("position", "velocity", "bounces")

    def __init__(self, position, velocity):
        self.position = position
        self.velocity = velocity
        self.bounces = 0

    def step(self, time):
        self.position = self.position + self.velocity.scaled(time)
        if self.position.x < 0 or self.position.x > 100:
            self.velocity.x = -self.velocity.x
            self.bounces += 1
        if self.position.y < 0 or self.position.y > 100:
            self.velocity.y = -self.velocity.y
            self.bounces += 1


class Tally:
    __slots__ = ("total", "largest", "entries")

    def __init__(self):
        self.total = 0
        self.largest = 0
        self.entries = 0

    def add(self, value):
        self.total += value
        self.entries += 1
        if value > self.largest:
            self.largest = value


def simulate(count, steps):
    particles = []
    for i in range(count):
        particles.append(
            Particle(Vector(float(i % 100), float(i * 7 % 100)), Vector(float(i % 7) - 3, float(i % 5) - 2))
        )
    for _ in range(steps):
        for index in range(len(particles)):
            particles[index].step(0.5)
    bounces = 0
    for particle in particles:
        bounces += particle.bounces
    return bounces


def tally(rounds):
    found = Tally()
    for i in range(rounds):
        found.add(i * 31 % 1009)
    return found


def main():
    print(simulate(100, 800))
    found = tally(400_000)
    print(found.total, found.largest, found.entries)


timed(main)
