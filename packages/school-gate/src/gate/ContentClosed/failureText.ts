import type { ContentFailure } from 'docusaurus-plugin-seal/common';

interface FailureText {
  readonly title: string;
  readonly text: string;
  /**
   * The label of the one button; it reloads the page, but where the visitor is to sign in again.
   */
  readonly action: string;
}

const texts: Readonly<Record<ContentFailure, FailureText>> = {
  refused: {
    title: 'Ditt konto får inte läsa kursmaterialet',
    text: 'Logga ut och logga in igen med din skoladress. Hjälper inte det, hör av dig till din lärare.',
    action: 'Försök igen',
  },
  signInTooOld: {
    title: 'Logga in igen',
    text: 'Det har gått ett år sedan du loggade in här. Logga in igen, så kommer du tillbaka till samma sida. Det du har gjort i lektionerna finns kvar.',
    action: 'Logga in igen',
  },
  notPublished: {
    title: 'Kursmaterialet är inte upplåst än',
    text: 'Sidan har nyss uppdaterats, men nyckeln till materialet är inte på plats. Försök igen om en stund, och säg till din lärare om det fortsätter.',
    action: 'Försök igen',
  },
  offline: {
    title: 'Ingen kontakt med nätet',
    text: 'Kursmaterialet kunde inte hämtas. Kontrollera din internetanslutning och försök igen.',
    action: 'Försök igen',
  },
  unavailable: {
    title: 'Tjänsten svarar inte',
    text: 'Du är inloggad, men kursmaterialet går inte att låsa upp just nu. Försök igen om en stund.',
    action: 'Försök igen',
  },
  damaged: {
    title: 'En del av sidan kom fram skadad',
    text: 'Ladda om sidan för att hämta den på nytt. Hjälper inte det, säg till din lärare.',
    action: 'Ladda om sidan',
  },
  outdated: {
    title: 'Kursmaterialet har uppdaterats',
    text: 'Det finns en nyare version av sidan än den du har öppen. Ladda om för att fortsätta.',
    action: 'Ladda om sidan',
  },
  chunkMissing: {
    title: 'En del av sidan kunde inte hämtas',
    text: 'Ladda om sidan för att försöka igen. Hjälper inte det, säg till din lärare.',
    action: 'Ladda om sidan',
  },
  browserTooOld: {
    title: 'Webbläsaren är för gammal',
    text: 'Kursmaterialet kan inte låsas upp i den här webbläsaren. Uppdatera den, eller öppna sidan i en annan.',
    action: 'Försök igen',
  },
};

/** What to tell a student whose content cannot be opened, and what the button says. */
export function failureText(failure: ContentFailure): FailureText {
  return texts[failure];
}

/** Said in place of the text for `offline` where the device keeps courses that can be read. */
export const notKeptText =
  'Den här sidan är inte sparad på enheten. De kurser som är det når du från startsidan.';
