import sys
sys.stdout.buffer.write("å\n".encode())
sys.stdout.flush()