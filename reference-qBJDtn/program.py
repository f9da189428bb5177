a = input("Namn? ")
b = int(input())
print(a, b + 1)