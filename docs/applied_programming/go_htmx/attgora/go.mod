module attgora

go 1.22
