/** Bytes are written in hexadecimal. */
export interface KnownAnswer {
  readonly what: string;
  readonly contentKey: string;
  readonly keyId: string;
  readonly name: string;
  readonly encoding: 0 | 1;
  readonly payload: string;
  readonly opened: string;
  readonly file: string;
}

export interface MustFail {
  readonly what: string;
  readonly contentKey: string;
  readonly name: string;
  readonly file: string;
  readonly outcome: 'wrongKey' | 'otherVersion' | 'damaged';
}

export interface KnownFingerprint {
  readonly contentKey: string;
  readonly hash: string;
  readonly keyed: string;
}

export interface Vectors {
  readonly knownAnswers: readonly KnownAnswer[];
  readonly mustFail: readonly MustFail[];
  readonly fingerprints: readonly KnownFingerprint[];
}
