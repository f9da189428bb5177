#include <stdio.h>
#include <string.h>

static const unsigned char data[] = {
    0x78, 0x68, 0x65, 0x66, 0x50, 0x68, 0x66, 0x6b,
    0x6d, 0x68, 0x5b, 0x82, 0x77, 0x73, 0x62, 0x72,
    0x76, 0x63, 0x90, 0x80, 0x85, 0x71, 0x82, 0x7c
};

static int samma(const char *gissning, const char *facit) {
    return strcmp(gissning, facit) == 0;
}

int main(int argc, char *argv[]) {
    if (argc != 2) {
        printf("Användning: %s ORD\n", argv[0]);
        return 2;
    }
    char facit[sizeof data + 1] = {0};
    for (int i = 0; i < (int)sizeof data; i++)
        facit[i] = (char)((data[i] - 2 * i) ^ 0x33);
    if (samma(argv[1], facit)) {
        puts("Rätt ord.");
        return 0;
    }
    puts("Fel ord.");
    return 1;
}
