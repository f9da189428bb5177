import { useState } from 'react';
import { isOn, stateText } from '../state';
import type { FindPassword } from './password';
import type { Follow } from './useFollow';
import { usePress } from './usePress';

/** What the student is being asked or told, beside the state. */
export type Step = 'none' | 'password' | 'ending' | 'ended' | { readonly code: string };

/** The switch and what it leads to. */
export interface Switch {
  readonly step: Step;
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly isChecked: boolean;
  /** The line of state. */
  readonly line: string;
  press(): void;
  /** Begins, or begins anew, with the password that was typed; else it is asked for. */
  start(): void;
  begin(password: CryptoKey): Promise<undefined>;
  end(): void;
  leave(): void;
}

export function useSwitch({ handle, state }: Follow, password: FindPassword): Switch {
  const [step, setStep] = useState<Step>('none');
  const { busy, fault, run } = usePress();
  const on = isOn(state);
  const begin = async (key: CryptoKey): Promise<undefined> => {
    setStep({ code: await handle.switchOn(key) });
    return undefined;
  };
  const start = (): void => {
    const key = password.find();
    if (key === undefined) setStep('password');
    else run(() => begin(key));
  };
  const lineOf = (): string => {
    if (step === 'ended') return 'Avstängt. Kopian i skolans konto är borttagen.';
    return busy && !on ? 'Gör en nyckel …' : stateText(state);
  };
  return {
    ...{ step, busy, fault, start, begin },
    isChecked: on || step === 'password',
    line: lineOf(),
    press: () => {
      if (busy) return;
      if (on) setStep('ending');
      else if (step === 'password') setStep('none');
      else start();
    },
    end: () => {
      run(async () => {
        await handle.switchOff();
        setStep('ended');
        return undefined;
      });
    },
    leave: () => {
      setStep('none');
    },
  };
}
