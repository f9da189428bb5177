input()
input("mer? ")