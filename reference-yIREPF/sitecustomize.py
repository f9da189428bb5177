import sys, traceback
sys.excepthook = traceback.print_exception
