def f(x):
    return 1 / x

print("före")
f(0)