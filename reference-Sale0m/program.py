try:
    [][1]
except IndexError:
    {}["a"]