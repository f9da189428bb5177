import type { ReactNode } from 'react';
import { accessibility, assessedOn, supervisor } from '@site/src/config/accessibility';
import { school } from '@site/src/config/school';
import FromSchool from './FromSchool';

/** How it was found out. */
function Assessment(): ReactNode {
  return (
    <>
      <h2>Hur vi har prövat</h2>
      <p>
        Bedömningen är en självskattning och gjordes senast den {assessedOn}; sidan ändrades senast
        samma dag. Detta prövas automatiskt:
      </p>
      <ul>
        <li>
          Verktyget axe granskar sidorna, i ljust och mörkt läge, som de ser ut när de öppnas. Varje
          natt granskas alla, och vid varje ändring av webbplatsen de lektioner som ändras, en del
          av dem som tillsammans har allt i lektionerna, och alla andra sidor. Inloggningens sidor,
          sökningen och kontot granskas också när de används.
        </li>
        <li>
          Ingen av sidorna behöver rullas i sidled på en skärm som är 320 bildpunkter bred. Det
          prövas lika ofta.
        </li>
        <li>
          En sida av varje slag gås igenom med bara tangentbordet, och det syns var man är:
          inloggningen, startsidan, kursernas sidor, lektioner, sökningen och kontot.
        </li>
        <li>
          Inloggningen, startsidan, en kategori, två lektioner, sökningen och kontot prövas i 400 %
          förstoring.
        </li>
        <li>
          Frågor, Python, kretsar och en labyrint prövas med systemets egna färger och med minskad
          rörelse. Tre lektioner prövas som utskrift från mörkt läge.
        </li>
      </ul>
      <p>Ingen har granskat hela webbplatsen för hand.</p>
    </>
  );
}

/** How well the goal is met, and what is lacking. */
function Shortcomings(): ReactNode {
  return (
    <>
      <h2>Hur tillgänglig webbplatsen är</h2>
      <p>
        Webbplatsen uppfyller målet delvis. De automatiska granskningarna hittar inga fel på någon
        sida, men de ser bara en del av det som riktlinjerna kräver. Det här vet vi brister:
      </p>
      <ul>
        <li>
          Engelska ord och kod i lektionernas text märks som engelska av ett program, så att en
          skärmläsare kan läsa dem med engelskt uttal. Av 500 ställen som vi lottade fram och läste
          var 8 fel. Engelska ord med svensk ändelse, låneord som också är svenska, sidomenyn,
          sökningen och utskrifter från program är inte märkta (riktlinje 3.1.2).
        </li>
        <li>
          Webbplatsen är inte prövad med skärmläsare, röststyrning eller annat hjälpmedel, och inte
          av någon som använder sådana till vardags. Där kan finnas hinder som vi inte känner till.
        </li>
        <li>
          Figurer, diagram och labbar beskrivs också med text. Beskrivningen säger vad de visar, men
          inte alltid varje detalj i ritningen.
        </li>
        <li>
          Spelprojekten som laddas ner är inte granskade. Program som kurserna använder, till
          exempel Godot och VICE, är gjorda av andra och har sin egen tillgänglighet.
        </li>
      </ul>
      <p>
        Bred kod, breda tabeller och stora kretsar rullas i sidled i en egen ruta på små skärmar och
        vid stark förstoring. I rutorna där du kör Python ger tabbtangenten indrag; tryck Esc och
        sedan Tabb för att lämna rutan.
      </p>
    </>
  );
}

/**
 * What the law asks of an accessibility statement: how well, what is lacking, how it was found out,
 * where to turn, who supervises.
 */
export default function AccessibilityText(): ReactNode {
  return (
    <>
      <p>
        Det här är tillgänglighetsredogörelsen för webbplatsen {school.title}. Den som ansvarar är:{' '}
        <FromSchool text={accessibility.provider} otherwise="skolans huvudman." />
      </p>
      <h2>Vad som gäller</h2>
      <p>
        Alla ska kunna använda webbplatsen, också den som inte ser skärmen, inte kan använda mus
        eller behöver större text. Målet är riktlinjerna WCAG 2.2 på nivå AA, på alla sidor.
      </p>
      <p>
        Kraven på offentliga webbplatser finns i lagen (2018:1937) om tillgänglighet till digital
        offentlig service. Enligt Diggs vägledning uppfylls de av den som följer standarden EN 301
        549 (version 3.2.1), som bygger på WCAG 2.1. Lagen undantar (9 §) digital service i skolans
        verksamhet, utom den som hör till skolans väsentliga administrativa funktioner. Målet här är
        detsamma vare sig undantaget gäller webbplatsen eller inte.
      </p>
      <Shortcomings />
      <Assessment />
      <h2>Om du möter ett hinder</h2>
      <p>
        Berätta för skolan vad som inte fungerar, eller be om materialet i en annan form:{' '}
        <FromSchool
          text={accessibility.contact}
          otherwise="en lärare eller skolans expedition tar emot det."
        />{' '}
        <FromSchool text={accessibility.answerTime} otherwise="Fråga då när du kan få svar." />
      </p>
      <h2>Tillsyn</h2>
      <p>
        {supervisor.name} har tillsyn över att lagen följs. Är du inte nöjd med skolans svar kan du{' '}
        <a href={supervisor.reportTo} target="_blank" rel="noopener noreferrer">
          anmäla bristen till tillsynsmyndigheten
        </a>
        .
      </p>
    </>
  );
}
