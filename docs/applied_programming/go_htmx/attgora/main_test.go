package main

import (
	"crypto/sha512"
	"encoding/base64"
	"net/http/httptest"
	"net/url"
	"strings"
	"testing"
)

// nyWebb är en server med en enda uppgift, den med id 1.
func nyWebb() *webb {
	s := &webb{&Lager{}}
	s.lager.skapa("Byt batteri")
	return s
}

// begär skickar en begäran från htmx till servern, utan nät emellan.
func begär(s *webb, metod, adress, titel string) *httptest.ResponseRecorder {
	kropp := url.Values{"titel": {titel}}.Encode()
	r := httptest.NewRequest(metod, adress, strings.NewReader(kropp))
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	r.Header.Set("HX-Request", "true")
	w := httptest.NewRecorder()
	s.rutter().ServeHTTP(w, r)
	return w
}

func TestStatuskoder(t *testing.T) {
	for _, fall := range []struct {
		metod, adress, titel string
		vill                 int
	}{
		{"GET", "/", "", 200},
		{"GET", "/finns-inte", "", 404},
		{"POST", "/uppgifter", "Tvätta", 200},
		{"POST", "/uppgifter", "  ", 422},
		{"POST", "/uppgifter", strings.Repeat("å", 80), 200},
		{"POST", "/uppgifter", strings.Repeat("å", 81), 422},
		{"POST", "/uppgifter", strings.Repeat("a", 5000), 413},
		{"POST", "/uppgifter/1/klar", "", 200},
		{"POST", "/uppgifter/9/klar", "", 404},
		{"DELETE", "/uppgifter/1", "", 200},
		{"DELETE", "/uppgifter/ett", "", 404},
		{"DELETE", "/uppgifter", "", 405},
	} {
		t.Run(fall.metod+" "+fall.adress, func(t *testing.T) {
			svar := begär(nyWebb(), fall.metod, fall.adress, fall.titel)
			if svar.Code != fall.vill {
				t.Errorf("fick %d, vill ha %d", svar.Code, fall.vill)
			}
		})
	}
}

func TestTomTitelSparasInte(t *testing.T) {
	s := nyWebb()
	svar := begär(s, "POST", "/uppgifter", "")
	if n := len(s.lager.filtrera("")); n != 1 {
		t.Errorf("%d uppgifter, vill ha 1", n)
	}
	if mål := svar.Header().Get("HX-Retarget"); mål != "#formular" {
		t.Errorf("felet ska visas i formuläret, inte i %q", mål)
	}
}

func TestTitelVisasSomText(t *testing.T) {
	svar := begär(nyWebb(), "POST", "/uppgifter", "<script>x()</script>")
	kropp := svar.Body.String()
	if strings.Contains(kropp, "<script>") {
		t.Errorf("titeln blev kod: %s", kropp)
	}
}

func TestSokningGerBaraRader(t *testing.T) {
	s := nyWebb()
	s.lager.skapa("Mata katten")
	kropp := begär(s, "GET", "/?q=KATT", "").Body.String()
	if !strings.Contains(kropp, "Mata katten") ||
		strings.Contains(kropp, "Byt batteri") ||
		strings.Contains(kropp, "<html") {
		t.Errorf("fel rader: %s", kropp)
	}
}

func TestUtanHtmxSkickasManTillListan(t *testing.T) {
	r := httptest.NewRequest("POST", "/uppgifter/1/klar", nil)
	w := httptest.NewRecorder()
	nyWebb().rutter().ServeHTTP(w, r)
	if w.Code != 303 || w.Header().Get("Location") != "/" {
		t.Errorf("fick %d till %q", w.Code, w.Header().Get("Location"))
	}
}

func TestSummanISidanArFilens(t *testing.T) {
	js, err := filer.ReadFile("static/htmx.min.js")
	if err != nil {
		t.Fatal(err)
	}
	summa := sha512.Sum384(js)
	vill := "sha384-" + base64.StdEncoding.EncodeToString(summa[:])
	sida, _ := filer.ReadFile("mallar/sida.html")
	if !strings.Contains(string(sida), vill) {
		t.Errorf("integrity ska vara %s", vill)
	}
}
