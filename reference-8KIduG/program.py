import sys, io
sys.stdout = io.StringIO()
print("a")