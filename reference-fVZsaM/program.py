print("hej", 3)
print("å", end="")