import { RemoteError, type RemoteTrouble } from '../remote/remote';

const troubles: Readonly<Record<RemoteTrouble, string>> = {
  offline: 'Det finns inget nät. Försök igen när du är uppkopplad.',
  quota: 'Det som skolans gratiskonto rymmer på en dag är slut. Försök igen i morgon.',
  refused: 'Inloggningen är för gammal. Logga ut och in igen, och försök sedan på nytt.',
  unavailable: 'Tjänsten svarar inte. Försök igen om en stund.',
  conflict: 'En annan enhet sparar samtidigt. Försök igen.',
};

/** What went wrong, in Swedish. */
export function troubleText(error: unknown): string {
  return troubles[error instanceof RemoteError ? error.trouble : 'unavailable'];
}

/** The program in a stored value, or the value as it is. */
export function programText(text: string | null): string {
  if (text === null) return '(borttaget)';
  try {
    const raw: unknown = JSON.parse(text);
    if (typeof raw !== 'object' || raw === null) return text;
    if ('code' in raw) return typeof raw.code === 'string' ? raw.code : '(som från början)';
    if ('fields' in raw && Array.isArray(raw.fields)) return raw.fields.map(String).join('\n');
    return JSON.stringify(raw, null, 1);
  } catch {
    return text;
  }
}
