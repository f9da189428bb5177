import { useEffect, useReducer } from 'react';
import { secondsUntilResend, type VerificationMail } from '../../auth/verificationMail';

/** Seconds until another mail can be asked for, counted down on the screen; 0 means now. */
export function useResendPause(mail: VerificationMail): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const seconds = secondsUntilResend(mail, Date.now());
  const pausing = seconds > 0;
  useEffect(() => {
    if (!pausing) return undefined;
    const timer = window.setInterval(tick, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, [pausing]);
  return seconds;
}
