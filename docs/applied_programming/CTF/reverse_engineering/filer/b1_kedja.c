#include <stdio.h>

static const char *namn[] = {"Ada", "Bo", NULL, "Cleo"};

size_t langd(const char *text) {
    size_t n = 0;
    while (text[n] != '\0')
        n++;
    return n;
}

size_t bredd(const char *rad) {
    return langd(rad) + 2;
}

void skriv(int plats) {
    printf("%s: %zu\n", namn[plats], bredd(namn[plats]));
}

int main(void) {
    for (int i = 0; i < 4; i++)
        skriv(i);
    return 0;
}
