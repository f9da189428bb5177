import { useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import { readCode } from '../code/recoveryCode';
import type { FollowHandle } from '../handle';
import SecretForm from './SecretForm';
import styles from './styles.module.css';
import type { FindPassword } from './password';

interface LockedPartProps {
  readonly handle: FollowHandle;
  readonly password: FindPassword;
  /** Begins anew; the old copy is deleted. */
  onBeginAnew(): void;
}

const otherPassword =
  'Lösenordet har bytts sedan arbetet låstes. Skriv återställningskoden, eller logga in på en enhet där arbetet finns.';
const wrongCode = 'Koden öppnar inte arbetet. Kontrollera att det är den senaste koden du fick.';
const gone = 'Det finns inget sparat arbete i skolans konto längre.';

/** Asks for what opens the work on a device that has no key to it. */
export default function LockedPart({ handle, password, onBeginAnew }: LockedPartProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <p>
        Ditt arbete finns i skolans konto, men den här webbläsaren har inte nyckeln till det. Skriv
        din återställningskod eller ditt lösenord.
      </p>
      <SecretForm
        label="Återställningskod"
        kind="code"
        button="Öppna med koden"
        busyButton="Öppnar …"
        onSubmit={async (written) => {
          const read = readCode(written);
          if (read.kind === 'fault') return read.text;
          const found = await handle.useCode(read.code, password.find());
          if (found === 'none') return gone;
          return found === 'locked' ? wrongCode : undefined;
        }}
      />
      <SecretForm
        label="Lösenord"
        kind="password"
        button="Öppna med lösenordet"
        busyButton="Öppnar …"
        onSubmit={async (written) => {
          const proof = await password.prove(written);
          if (proof.kind === 'fault') return proof.text;
          const found = await handle.useTyped({ key: proof.key });
          if (found === 'none') return gone;
          return found === 'locked' ? otherPassword : undefined;
        }}
      />
      <Button
        aria-expanded={isAsking}
        onClick={() => {
          setIsAsking(!isAsking);
        }}
      >
        Jag har ingen kod
      </Button>
      {isAsking && (
        <div className={styles.note} role="group" aria-label="Innan du börjar om">
          <p>
            Har du en annan enhet där arbetet finns: logga in där med ditt nya lösenord, så öppnar
            det arbetet här också. Annars kan du börja om. Då tas kopian i skolans konto bort för
            alltid, och det som finns i den här webbläsaren sparas i stället.
          </p>
          <Button variant="danger" onClick={onBeginAnew}>
            Ta bort kopian och börja om
          </Button>
        </div>
      )}
    </>
  );
}
