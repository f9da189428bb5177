import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { rememberDays } from '../client/passphraseGate';
import { gateTexts } from './gateTexts';

interface PassphraseFormProps {
  /** Whether the last passphrase was none of the site's. */
  readonly isWrong: boolean;
  readonly isBusy: boolean;
  readonly onPassphrase: (passphrase: string, remember: boolean) => void;
}

/** One field, a tick for being remembered where the site has that, and a button. */
export function PassphraseForm(props: PassphraseFormProps): ReactNode {
  const { isWrong, isBusy, onPassphrase } = props;
  const [passphrase, setPassphrase] = useState('');
  const [remember, setRemember] = useState(false);
  const id = useId();
  const texts = gateTexts();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isBusy && passphrase !== '') onPassphrase(passphrase, remember);
  };
  return (
    <form className="seal-gate__form" onSubmit={submit} aria-busy={isBusy}>
      <label htmlFor={id}>{texts.label}</label>
      <input
        id={id}
        type="password"
        maxLength={1000}
        autoComplete="current-password"
        required
        value={passphrase}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          setPassphrase(target.value);
        }}
      />
      {isWrong && !isBusy && (
        <p id={`${id}-fault`} role="alert">
          {texts.wrong}
        </p>
      )}
      {rememberDays() > 0 && (
        <label className="seal-gate__remember">
          <input
            type="checkbox"
            checked={remember}
            onChange={({ target }) => {
              setRemember(target.checked);
            }}
          />
          <span>{texts.remember}</span>
        </label>
      )}
      <button type="submit" className="button button--primary" aria-disabled={isBusy}>
        {isBusy ? texts.opening : texts.open}
      </button>
    </form>
  );
}
