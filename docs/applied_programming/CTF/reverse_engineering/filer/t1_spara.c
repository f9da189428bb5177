#include <stdio.h>
#include <sys/stat.h>

static const unsigned char data[] = {
    0x6a, 0x77, 0x71, 0x77, 0x5e, 0x4b, 0x4c, 0x4c,
    0x40, 0x58, 0x74, 0x43, 0x4e, 0x46, 0x70, 0x53,
    0x59, 0x5f, 0x5c, 0x50, 0x48
};

int main(void) {
    const char *fil = "resultat/svar.txt";
    FILE *f = fopen(fil, "w");
    if (f == NULL) {
        puts("Kan inte spara.");
        return 1;
    }
    for (int i = 0; i < (int)sizeof data; i++)
        fputc(data[i] ^ (0x21 + i), f);
    fputc('\n', f);
    fclose(f);
    chmod(fil, 0);
    puts("Sparat.");
    return 0;
}
