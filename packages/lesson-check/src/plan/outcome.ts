import type { SkipCause } from '../finding';

/** What became of a program. */
export type Outcome =
  /** The compiler or parser said no. */
  | { readonly kind: 'rejected'; readonly messages: string }
  /** It compiled, and there was nothing to run or no wish to. */
  | { readonly kind: 'compiled' }
  | {
      readonly kind: 'ran';
      /** The exit code, or the name of the signal that ended it. */
      readonly exit: number | string;
      readonly stdout: string;
      readonly stderr: string;
    }
  /** It was stopped at a limit. */
  | { readonly kind: 'stopped'; readonly limit: string }
  /** The tool is missing or too old. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly cause: SkipCause };
