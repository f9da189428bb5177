if True:
print("b")