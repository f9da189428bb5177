import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Button from '@kurser/ui/Button';
import Panel from '@kurser/ui/Panel';
import VerdictBox from '@kurser/ui/VerdictBox';
import type { Standing } from '@kurser/ui/VerdictBox/words';
import { maxLineLength } from '@kurser/shared/textLimits';
import { parseFlagProps } from './flag';
import { useFlagCheck, type FlagState } from './useFlagCheck';
import styles from './styles.module.css';

interface FlagCheckProps {
  readonly name?: unknown;
  readonly sha256?: unknown;
}

const messages: Readonly<Record<FlagState, string>> = {
  idle: '',
  empty: 'Skriv flaggan först.',
  checking: 'Kontrollerar …',
  wrong: 'Kontrollera stora och små bokstäver och att hela flaggan är med.',
  found: '',
  impossible:
    'Webbläsaren kan inte kontrollera flaggan på den här adressen. Öppna sidan med https.',
};

const standings: Readonly<Record<FlagState, Standing | undefined>> = {
  idle: undefined,
  empty: 'untried',
  checking: undefined,
  wrong: 'wrong',
  found: 'right',
  impossible: 'untried',
};

interface AnswerFieldProps {
  readonly value: string;
  readonly isRefused: boolean;
  /** Of the message about the answer. */
  readonly messageId: string;
  readonly onChange: (answer: string) => void;
}

function AnswerField(props: AnswerFieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        Flaggan du hittade
      </label>
      <input
        id={id}
        className={styles.input}
        value={props.value}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={maxLineLength}
        aria-invalid={props.isRefused}
        aria-describedby={props.messageId}
        onChange={(event) => {
          props.onChange(event.target.value);
        }}
      />
    </>
  );
}

/**
 * A field for a flag. Only the flag's SHA-256 sum is in the page, so the source does not give the
 * answer away.
 */
export default function FlagCheck(props: FlagCheckProps): ReactNode {
  const flag = parseFlagProps(props.name, props.sha256);
  const { state, submit, edit, reset } = useFlagCheck(flag);
  const [answer, setAnswer] = useState('');
  const messageId = useId();
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const found = state === 'found';
  const refused = state === 'empty' || state === 'wrong' || state === 'impossible';

  // What it came to has the focus, so that it is read and no phone's keyboard covers it; the button
  // that was pressed is gone when the flag is right.
  useEffect(() => {
    if (state === 'checking' || !submitted.current) return;
    const next = found ? 'button' : state === 'empty' ? 'input' : '[data-feedback]';
    form.current?.querySelector<HTMLElement>(next)?.focus();
    submitted.current = false;
  }, [state, found]);

  const change = (next: string): void => {
    setAnswer(next);
    edit();
  };
  return (
    <Panel kind="flag" title={flag.name}>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submitted.current = true;
          submit(answer);
        }}
      >
        {!found && (
          <AnswerField value={answer} isRefused={refused} messageId={messageId} onChange={change} />
        )}
        <VerdictBox id={messageId} standing={standings[state]}>
          {messages[state] || undefined}
        </VerdictBox>
        <div className={styles.actions}>
          {found ? (
            <Button
              variant="quiet"
              onClick={() => {
                setAnswer('');
                reset();
              }}
            >
              Lämna in igen
            </Button>
          ) : (
            <Button type="submit" variant="primary" aria-disabled={state === 'checking'}>
              Kontrollera
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
