#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static const unsigned char data[] = {
    0x53, 0xd6, 0xf4, 0x8a, 0x39, 0x0c, 0x7b, 0x0d,
    0x7f, 0xe4, 0x25, 0xd4, 0x0e, 0x1e, 0xa6, 0xdf
};

static int godkand(uint32_t kod) {
    for (uint32_t i = 0; i < 3; i++)
        kod = (kod * 2654435761u) ^ (0x1234abcdu + i);
    return kod == 0xc6698811u;
}

int main(int argc, char *argv[]) {
    if (argc != 2) {
        printf("Användning: %s KOD\n", argv[0]);
        return 2;
    }
    uint32_t kod = (uint32_t)strtoul(argv[1], NULL, 10);
    if (!godkand(kod)) {
        puts("Nej.");
        return 1;
    }
    for (int i = 0; i < (int)sizeof data; i++) {
        kod = kod * 1664525u + 1013904223u;
        putchar(data[i] ^ (int)(kod >> 24));
    }
    putchar('\n');
    return 0;
}
