import type { ReactNode } from 'react';
import type { FollowAccount } from '../handle';
import CodeNote from './CodeNote';
import DoubledPart from './DoubledPart';
import EndPart from './EndPart';
import LockedPart from './LockedPart';
import type { FindPassword } from './password';
import SecretForm from './SecretForm';
import styles from './styles.module.css';
import { useFollow } from './useFollow';
import { useSwitch, type Switch } from './useSwitch';

interface FollowPartProps {
  readonly account: FollowAccount;
  readonly password: FindPassword;
}

/** What the switch asks and tells, as far as it has come. */
function StepPart({ chosen, password }: { chosen: Switch; password: FindPassword }): ReactNode {
  const { step, busy, begin, end, leave } = chosen;
  if (typeof step === 'object') return <CodeNote code={step.code} onDone={leave} />;
  switch (step) {
    case 'none':
    case 'ended':
      return null;
    case 'ending':
      return <EndPart busy={busy} onEnd={end} onCancel={leave} />;
    case 'password':
      return (
        <SecretForm
          label="Ditt lösenord, som nyckeln låses med"
          kind="password"
          button="Fortsätt"
          busyButton="Gör en nyckel …"
          onSubmit={async (written) => {
            const proof = await password.prove(written);
            return proof.kind === 'fault' ? proof.text : begin(proof.key);
          }}
        />
      );
  }
}

function UnreadableNote({ count }: { readonly count: number }): ReactNode {
  if (count === 0) return null;
  return (
    <p>
      {count === 1
        ? 'En del av kopian går inte att läsa. Den ligger kvar åt sidan i skolans konto.'
        : `${count} delar av kopian går inte att läsa. De ligger kvar åt sidan i skolans konto.`}
    </p>
  );
}

/** Whether the student's work follows to other computers: the switch, its state, and the code. */
export default function FollowPart({ account, password }: FollowPartProps): ReactNode {
  const follow = useFollow(account);
  const chosen = useSwitch(follow, password);
  const { handle, state, doubled, unreadable } = follow;
  return (
    <div className={styles.panel}>
      <p>
        Ditt arbete kan följa med till andra webbläsare där du loggar in. Det krypteras här i
        webbläsaren och sparas i skolans konto hos Google; bara du kan läsa det.
      </p>
      <label className={styles.choice}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={chosen.isChecked}
          checked={chosen.isChecked}
          onChange={chosen.press}
        />
        Låt mitt arbete följa med
      </label>
      <p role="status">{chosen.line}</p>
      {chosen.fault !== undefined && (
        <p className={styles.fault} role="alert">
          {chosen.fault}
        </p>
      )}
      <StepPart chosen={chosen} password={password} />
      {state.kind === 'locked' && chosen.step === 'none' && (
        <LockedPart handle={handle} password={password} onBeginAnew={chosen.start} />
      )}
      <UnreadableNote count={unreadable} />
      <DoubledPart doubled={doubled} handle={handle} />
    </div>
  );
}
