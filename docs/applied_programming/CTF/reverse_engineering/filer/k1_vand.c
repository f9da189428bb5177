#include <stdio.h>
#include <string.h>

int main(int argc, char *argv[]) {
    const char *facit = "}segnalkab_ralk{SRUK";
    if (argc != 2 || strlen(argv[1]) != strlen(facit)) {
        puts("Fel.");
        return 1;
    }
    size_t n = strlen(facit);
    for (size_t i = 0; i < n; i++) {
        if (argv[1][i] != facit[n - 1 - i]) {
            puts("Fel.");
            return 1;
        }
    }
    puts("Rätt.");
    return 0;
}
