import type { ReactNode } from 'react';
import { privacy } from '@site/src/config/privacy';
import styles from './styles.module.css';

/** A text that the school gives; marked where it is missing, for an empty place would look finished. */
function FromSchool({
  text,
  what,
}: {
  readonly text: string | null;
  readonly what: string;
}): ReactNode {
  if (text === null || text.trim() === '') {
    return <mark className={styles.missing}>[Skolan har inte fyllt i {what} än.]</mark>;
  }
  return text;
}

/** Which data, where, how long, whose responsibility, and how to be forgotten. */
export default function PrivacyText(): ReactNode {
  return (
    <div className={styles.text}>
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
        När du besöker sidan ser Google, som driver tjänsten, din ip-adress. Webbplatsen har inga
        reklamkakor, ingen statistik över vad du läser och inget som följer dig till andra sidor.
      </p>
      <h2>Var de finns</h2>
      <p>
        Kontot finns i Googles tjänst Firebase Authentication, och Google behandlar uppgifterna även
        i USA. Svar på frågor, kryssade uppgifter, inställningar och hur långt du har kommit sparas
        bara i din egen webbläsare. De skickas inte till skolan eller någon annan.
      </p>
      <p>
        Så länge du är inloggad finns också en nyckel i webbläsaren som låser upp kursmaterialet.
        Den tas bort när du loggar ut.
      </p>
      <h2>Hur länge</h2>
      <p>
        Kontot finns tills du eller skolan tar bort det.{' '}
        <FromSchool text={privacy.retention} what="när konton tas bort" /> Google behåller
        ip-adresser från inloggningar i några veckor, och rensar borttagna konton ur sina
        säkerhetskopior inom 180 dagar. Det som finns i webbläsaren ligger kvar tills du rensar den
        eller tar bort kontot där.
      </p>
      <h2>Vem som ansvarar</h2>
      <p>
        Personuppgiftsansvarig: <FromSchool text={privacy.controller} what="vem som ansvarar" />
      </p>
      <p>
        Rättslig grund: <FromSchool text={privacy.legalBasis} what="den rättsliga grunden" />
      </p>
      <p>
        Frågor: <FromSchool text={privacy.contact} what="vart du vänder dig" />
      </p>
      <p>
        Dataskyddsombud: <FromSchool text={privacy.dataProtectionOfficer} what="dataskyddsombud" />
      </p>
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
    </div>
  );
}
