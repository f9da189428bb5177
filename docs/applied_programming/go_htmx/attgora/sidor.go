package main

import (
	"bytes"
	"embed"
	"errors"
	"html/template"
	"log"
	"net/http"
	"strconv"
	"strings"
	"unicode/utf8"
)

//go:embed mallar static
var filer embed.FS

var mallar = template.Must(template.ParseFS(filer, "mallar/*.html"))

// vy är det som mallarna får att visa.
type vy struct {
	Uppgifter []Uppgift
	Kvar      int
	Fras      string // det som står i sökrutan
	Titel     string // det som står i rutan för en ny uppgift
	Fel       string
	Delar     bool // svaret är delar till en sida som redan visas
}

type webb struct{ lager *Lager }

func (s *webb) rutter() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /static/", http.FileServerFS(filer))
	mux.HandleFunc("GET /{$}", s.lista)
	mux.HandleFunc("POST /uppgifter", s.skapa)
	mux.HandleFunc("POST /uppgifter/{id}/klar", s.bocka)
	mux.HandleFunc("DELETE /uppgifter/{id}", s.taBort)
	mux.HandleFunc("POST /uppgifter/{id}/bort", s.taBort)
	return http.MaxBytesHandler(mux, 4096)
}

func (s *webb) lista(w http.ResponseWriter, r *http.Request) {
	fras := r.FormValue("q")
	v := vy{Fras: fras, Uppgifter: s.lager.filtrera(fras)}
	v.Kvar = s.lager.kvar()
	w.Header().Set("Vary", "HX-Request")
	if viaHtmx(r) {
		svara(w, http.StatusOK, v, "rader")
		return
	}
	svara(w, http.StatusOK, v, "sida")
}

func (s *webb) skapa(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		http.Error(w, "Formuläret går inte att läsa.", läsfel(err))
		return
	}
	titel := strings.TrimSpace(r.PostForm.Get("titel"))
	if fel := granska(titel); fel != "" {
		s.avvisa(w, r, vy{Titel: titel, Fel: fel})
		return
	}
	u := s.lager.skapa(titel)
	if !viaHtmx(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return
	}
	s.delar(w, []Uppgift{u}, "rader", "antal", "formular")
}

// läsfel är statuskoden för ett formulär som inte gick att läsa.
func läsfel(err error) int {
	var förStor *http.MaxBytesError
	if errors.As(err, &förStor) {
		return http.StatusRequestEntityTooLarge
	}
	return http.StatusBadRequest
}

// granska säger vad som är fel med en titel, eller inget.
func granska(titel string) string {
	switch {
	case titel == "":
		return "Skriv vad som ska göras."
	case utf8.RuneCountInString(titel) > 80:
		return "Titeln får ha högst 80 tecken."
	}
	return ""
}

// avvisa visar formuläret igen, med felet och det som skrevs.
func (s *webb) avvisa(w http.ResponseWriter, r *http.Request, v vy) {
	if viaHtmx(r) {
		w.Header().Set("HX-Retarget", "#formular")
		w.Header().Set("HX-Reswap", "outerHTML")
		svara(w, http.StatusUnprocessableEntity, v, "formular")
		return
	}
	v.Uppgifter, v.Kvar = s.lager.filtrera(""), s.lager.kvar()
	svara(w, http.StatusUnprocessableEntity, v, "sida")
}

func (s *webb) bocka(w http.ResponseWriter, r *http.Request) {
	u, finns := s.lager.bocka(läsID(r))
	switch {
	case !finns:
		http.NotFound(w, r)
	case viaHtmx(r):
		s.delar(w, []Uppgift{u}, "rader", "antal")
	default:
		http.Redirect(w, r, "/", http.StatusSeeOther)
	}
}

func (s *webb) taBort(w http.ResponseWriter, r *http.Request) {
	switch {
	case !s.lager.taBort(läsID(r)):
		http.NotFound(w, r)
	case viaHtmx(r):
		s.delar(w, nil, "antal")
	case r.Method == http.MethodPost:
		http.Redirect(w, r, "/", http.StatusSeeOther)
	}
	// Annars skrivs inget: svaret blir 200 med tom kropp.
}

// läsID är talet i adressen, eller 0, som ingen uppgift har.
func läsID(r *http.Request) int {
	id, err := strconv.Atoi(r.PathValue("id"))
	if err != nil {
		return 0
	}
	return id
}

// delar svarar med delar till en sida som redan visas.
func (s *webb) delar(w http.ResponseWriter, u []Uppgift, namn ...string) {
	v := vy{Uppgifter: u, Kvar: s.lager.kvar(), Delar: true}
	svara(w, http.StatusOK, v, namn...)
}

func viaHtmx(r *http.Request) bool {
	return r.Header.Get("HX-Request") == "true"
}

// svara fyller i mallarna i ordning. Är någon fel skickas inget av dem.
func svara(w http.ResponseWriter, status int, v vy, namn ...string) {
	var svar bytes.Buffer
	for _, mall := range namn {
		if err := mallar.ExecuteTemplate(&svar, mall, v); err != nil {
			log.Print(err)
			http.Error(w, "Något gick fel.", http.StatusInternalServerError)
			return
		}
	}
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	svar.WriteTo(w)
}
