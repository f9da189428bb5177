import type { ReactNode } from 'react';
import environment from '@generated/gate/default/environment.json';
import { privacy } from '@site/src/config/privacy';
import { workFollows } from '@site/src/config/workFollows';
import FromSchool from './FromSchool';

/** What it means to let the work follow: what, where, who can read it, how long, what is seen. */
function FollowedWork(): ReactNode {
  return (
    <p>
      Under <strong>Konto</strong> kan du välja att låta ditt arbete följa med till andra datorer;
      det är avstängt från början. Då krypteras arbetet i din webbläsare och sparas i skolans
      databas hos Google, under ditt kontos id. Nyckeln låses med ditt lösenord och en
      återställningskod, så den som läser databasen kan inte läsa arbetet, inte heller dina lärare.
      Det finns kvar tills du stänger av det eller tar bort kontot, och då tas det bort direkt.
      Google ser när du har en sida framme, när du sparar och ungefär hur mycket, och tar emot ditt
      lösenord när du loggar in.
    </p>
  );
}

/** Where the data are: with Google, and in the own browser. */
function Places(): ReactNode {
  return (
    <>
      <h2>Var de finns</h2>
      <p>
        Kontot finns i Googles tjänst Firebase Authentication, och Google behandlar uppgifterna även
        i USA.
      </p>
      <p>
        {workFollows
          ? 'Det du gör i lektionerna sparas i din egen webbläsare, för ditt konto:'
          : 'Det du gör i lektionerna sparas bara i din egen webbläsare, för ditt konto:'}
      </p>
      <ul>
        <li>vilka lektioner du har markerat som lästa, och var du läste senast</li>
        <li>svar på frågor och när de kommer tillbaka, kryssade uppgifter och hittade flaggor</li>
        <li>kod, kretsar, bilder och annat som du har gjort, och dina inställningar</li>
      </ul>
      <p>
        Läsinställningarna gäller webbläsaren och inget konto, och skickas aldrig någonstans. Samma
        sak gäller uppläsningen: den görs av röster som finns på din egen enhet.
      </p>
      <p>
        <span>
          {workFollows
            ? 'Inget av det skickas någonstans, om du inte själv låter det följa med till andra datorer.'
            : 'Inget av det skickas till skolan eller någon annan.'}
        </span>{' '}
        Under <strong>Konto</strong> kan du se vad som finns, spara en kopia som en fil, läsa in den
        i en annan webbläsare och rensa. Kopian är din: den innehåller din e-postadress och ditt
        arbete.
      </p>
      {workFollows && <FollowedWork />}
      <p>
        Så länge du är inloggad finns också en nyckel i webbläsaren som låser upp kursmaterialet.
        Den tas bort när du loggar ut, och med den de kurser du har sparat för att läsa utan nät.
      </p>
    </>
  );
}

/** Whose responsibility they are. */
function Controller(): ReactNode {
  return (
    <>
      <h2>Vem som ansvarar</h2>
      <p>
        Personuppgiftsansvarig:{' '}
        <FromSchool
          text={privacy.controller}
          otherwise="skolans huvudman. Skolan kan säga vem det är."
        />
      </p>
      <p>
        Rättslig grund:{' '}
        <FromSchool text={privacy.legalBasis} otherwise="skolan kan säga vilken den är." />
      </p>
      <p>
        Frågor: <FromSchool text={privacy.contact} otherwise="ställ dem till skolan." />
      </p>
      <p>
        Dataskyddsombud:{' '}
        <FromSchool text={privacy.dataProtectionOfficer} otherwise="skolan kan säga vem det är." />
      </p>
    </>
  );
}

const withAppCheck = 'Webbplatsen har inga reklamkakor och ingen statistik över vad du läser.';
const withoutAppCheck =
  'Webbplatsen har inga reklamkakor, ingen statistik över vad du läser och inget som följer dig till andra sidor.';

/** Which data, where, how long, whose responsibility, and how to be forgotten. */
export default function PrivacyText(): ReactNode {
  const hasAppCheck = environment.appCheck !== null;
  return (
    <>
      <h2>Vilka uppgifter</h2>
      <p>
        För att visa kursmaterialet bara för skolans elever och lärare behöver webbplatsen ett
        konto. I kontot finns:
      </p>
      <ul>
        <li>din e-postadress i skolan, och om den är verifierad</li>
        <li>ditt lösenord, sparat så att ingen kan läsa det, inte heller dina lärare</li>
        <li>när kontot skapades och när du senast loggade in</li>
      </ul>
      <p>
        När du besöker sidan ser Google, som driver tjänsten, din ip-adress.{' '}
        <span>{hasAppCheck ? withAppCheck : withoutAppCheck}</span>
      </p>
      {hasAppCheck && (
        <p>
          För att program inte ska kunna låtsas vara elever prövar Googles tjänst reCAPTCHA din
          webbläsare när du loggar in och läser. Google får då veta hur webbläsaren är inställd och
          hur du rör dig på sidan, och kan spara en kaka.
        </p>
      )}
      <Places />
      <h2>Hur länge</h2>
      <p>
        Kontot finns tills du eller skolan tar bort det.{' '}
        <FromSchool text={privacy.retention} otherwise="Skolan kan säga när den gör det." /> Google
        behåller ip-adresser från inloggningar i några veckor, och rensar borttagna konton ur sina
        säkerhetskopior inom 180 dagar. Det som finns i webbläsaren ligger kvar tills du rensar det
        under <strong>Konto</strong>, rensar webbläsaren eller tar bort kontot där. Webbläsaren kan
        också rensa själv. Safari gör det när du har använt den i sju dagar utan att öppna
        webbplatsen, och andra när enheten får ont om plats. Webbplatsen ber webbläsaren en gång att
        låta bli, och under <strong>Konto</strong> står vad den svarade.
      </p>
      <Controller />
      <h2>Att bli glömd</h2>
      <p>
        Logga in, välj <strong>Konto</strong> och <strong>Ta bort mitt konto</strong>. Då försvinner
        kontot direkt, och det som är sparat om ditt arbete i den webbläsaren. Kommer du inte in kan
        skolan ta bort kontot åt dig. På en dator som du delar med andra räcker det att ta bort
        bocken vid <strong>Kom ihåg mig på den här datorn</strong> och logga ut när du är klar.
      </p>
      <p>
        Du har rätt att få veta vilka uppgifter som finns om dig och att få dem rättade. Är du
        missnöjd med hur de hanteras kan du klaga hos tillsynsmyndigheten IMY (imy.se).
      </p>
    </>
  );
}
