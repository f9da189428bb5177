package main

import (
	"cmp"
	"log"
	"net/http"
	"os"
	"time"
)

func main() {
	lager := &Lager{}
	lager.skapa("Byt batteri")
	lager.skapa("Läs om htmx")
	lager.skapa("Mata katten")
	server := &http.Server{
		Addr:              "127.0.0.1:" + cmp.Or(os.Getenv("PORT"), "8080"),
		Handler:           (&webb{lager}).rutter(),
		ReadHeaderTimeout: 5 * time.Second,
		ReadTimeout:       10 * time.Second,
		WriteTimeout:      10 * time.Second,
		IdleTimeout:       time.Minute,
	}
	log.Println("Öppna http://" + server.Addr)
	log.Fatal(server.ListenAndServe())
}
