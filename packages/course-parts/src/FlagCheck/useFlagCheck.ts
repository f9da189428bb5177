import { useState } from 'react';
import { useStored } from '@kurser/device-store';
import { useJudgedPart } from '@kurser/shared/judgedPart';
import { findDigest, type Digest } from '@kurser/shared/sha256';
import { flagSum, parseFound, type FlagProps } from './flag';

/**
 * Where the check of an answer stands. `found` is kept on the device, the rest as long as the page.
 */
export type FlagState = 'idle' | 'empty' | 'checking' | 'wrong' | 'found' | 'impossible';

export interface FlagCheckState {
  readonly state: FlagState;
  submit(answer: string): void;
  /** Takes a message about an earlier answer away, as soon as the student writes on. */
  edit(): void;
  /** Forgets that the flag has been found. */
  reset(): void;
}

/** A flag check's state and verbs. */
export function useFlagCheck({ sha256 }: FlagProps): FlagCheckState {
  const key = `flag:${sha256}`;
  const [found, setFound, forget] = useStored(key, parseFound, false);
  const tellVerdict = useJudgedPart(key, () => found);
  const [current, setCurrent] = useState<Exclude<FlagState, 'found'>>('idle');

  async function check(answer: string, crypto: Digest): Promise<void> {
    setCurrent('checking');
    const isRight = (await flagSum(answer, crypto)) === sha256;
    setCurrent(isRight ? 'idle' : 'wrong');
    if (isRight) setFound(true);
    tellVerdict(isRight);
  }

  return {
    state: found ? 'found' : current,
    submit: (answer) => {
      if (current === 'checking') return;
      const crypto = findDigest();
      if (answer.trim() === '') setCurrent('empty');
      else if (crypto === undefined) setCurrent('impossible');
      else void check(answer, crypto);
    },
    edit: () => {
      if (current !== 'checking') setCurrent('idle');
    },
    reset: () => {
      setCurrent('idle');
      forget();
    },
  };
}
