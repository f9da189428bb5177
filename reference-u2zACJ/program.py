from dataclasses import dataclass
@dataclass
class A:
    x: int
print(A(1))