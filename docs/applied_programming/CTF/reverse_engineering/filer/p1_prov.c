#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static const unsigned char data[] = {
    0x25, 0xdc, 0xc6, 0x57, 0xae, 0xc1, 0x54, 0x85,
    0x04, 0x40, 0x2a, 0xdf, 0x15, 0x25, 0x74, 0x7c
};

static int godkand(uint64_t kod) {
    for (uint64_t i = 0; i < 3; i++)
        kod = (kod * 0xd1342543de82ef95u) ^ (0x5851f42d4c957f2du + i);
    return kod == 0x73564e2713b12676u;
}

int main(int argc, char *argv[]) {
    if (argc != 2) {
        printf("Användning: %s KOD\n", argv[0]);
        return 2;
    }
    uint64_t kod = strtoull(argv[1], NULL, 10);
    if (!godkand(kod)) {
        puts("Nej.");
        return 1;
    }
    for (int i = 0; i < (int)sizeof data; i++) {
        kod += 0x9e3779b97f4a7c15u;
        uint64_t n = (kod ^ (kod >> 30)) * 0xbf58476d1ce4e5b9u;
        putchar(data[i] ^ (int)(n >> 56));
    }
    putchar('\n');
    return 0;
}
