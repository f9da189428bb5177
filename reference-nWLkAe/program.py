import sys
print([rad for rad in sys.stdin])