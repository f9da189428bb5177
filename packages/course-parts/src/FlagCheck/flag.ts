import { sha256Hex, type Digest } from '@kurser/shared/sha256';

export interface FlagProps {
  readonly name: string;
  /** 64 hexadecimal digits in lower case. */
  readonly sha256: string;
}

/**
 * The checked props of a flag check.
 * @throws an Error in Swedish that names the value and what would be right
 */
export function parseFlagProps(name: unknown, sha256: unknown): FlagProps {
  if (typeof name !== 'string' || name.trim() === '')
    throw new Error(
      `FlagCheck: name är ${JSON.stringify(name)} men ska vara uppgiftens namn: name="u1"`,
    );
  if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/i.test(sha256))
    throw new Error(
      `FlagCheck "${name}": sha256 är ${JSON.stringify(sha256)} men ska vara 64 hexsiffror ` +
        "(printf '%s' 'KURS{…}' | sha256sum)",
    );
  return { name: name.trim(), sha256: sha256.toLowerCase() };
}

/**
 * SHA-256 of the answer's UTF-8 bytes, without blanks at the ends, as 64 hexadecimal digits.
 * @param crypto WebCrypto's `subtle`
 */
export function flagSum(answer: string, crypto: Digest): Promise<string> {
  return sha256Hex(answer.normalize('NFC').trim(), crypto);
}

/** The stored result; only a found flag is stored. */
export function parseFound(raw: unknown): boolean | undefined {
  return raw === true ? true : undefined;
}
