package main

import (
	"slices"
	"strings"
	"sync"
)

// Uppgift är en rad i listan.
type Uppgift struct {
	ID    int
	Titel string
	Klar  bool
}

// Lager håller uppgifterna i minnet. Servern hanterar varje begäran i
// en egen goroutine, så alla metoder tar låset först.
type Lager struct {
	mu        sync.Mutex
	uppgifter []Uppgift
	senaste   int
}

// skapa lägger till en uppgift sist.
func (l *Lager) skapa(titel string) Uppgift {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.senaste++
	u := Uppgift{ID: l.senaste, Titel: titel}
	l.uppgifter = append(l.uppgifter, u)
	return u
}

// bocka växlar mellan klar och inte klar. Svaret är false när id saknas.
func (l *Lager) bocka(id int) (Uppgift, bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := l.plats(id)
	if i < 0 {
		return Uppgift{}, false
	}
	l.uppgifter[i].Klar = !l.uppgifter[i].Klar
	return l.uppgifter[i], true
}

// taBort tar bort en uppgift. Svaret är false när id saknas.
func (l *Lager) taBort(id int) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	i := l.plats(id)
	if i < 0 {
		return false
	}
	l.uppgifter = slices.Delete(l.uppgifter, i, i+1)
	return true
}

// filtrera ger en kopia av uppgifterna vars titel innehåller texten.
func (l *Lager) filtrera(text string) []Uppgift {
	l.mu.Lock()
	defer l.mu.Unlock()
	text = strings.ToLower(text)
	var svar []Uppgift
	for _, u := range l.uppgifter {
		if strings.Contains(strings.ToLower(u.Titel), text) {
			svar = append(svar, u)
		}
	}
	return svar
}

// kvar räknar uppgifterna som inte är klara.
func (l *Lager) kvar() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	n := 0
	for _, u := range l.uppgifter {
		if !u.Klar {
			n++
		}
	}
	return n
}

// plats är index för id, eller -1. Den som anropar har redan låset.
func (l *Lager) plats(id int) int {
	return slices.IndexFunc(l.uppgifter, func(u Uppgift) bool {
		return u.ID == id
	})
}
