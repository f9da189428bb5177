import sys
sys.exit("slut")