/** What a student is told of work that follows: one state, which every tab reads. */
export type FollowState =
  | { readonly kind: 'off' }
  /** On, and nothing has been said yet. */
  | { readonly kind: 'starting' }
  | { readonly kind: 'saving' }
  /** `at`: when all was in the school's Firestore last, in milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number }
  /** The same but for what has been written since, which is saved in a while. */
  | { readonly kind: 'behind'; readonly at: number }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly why: FailedWhy }
  /** The key is not here: the password or the recovery code opens it. */
  | { readonly kind: 'locked' }
  /** Switched off on another device, and the copy is gone. */
  | { readonly kind: 'removed' };

export type FailedWhy = 'quota' | 'refused' | 'unavailable' | 'conflict';

const whys: readonly FailedWhy[] = ['quota', 'refused', 'unavailable', 'conflict'];

/** The state in a stored text; off for whatever is none. */
export function parseFollowState(text: string | null): FollowState {
  try {
    const raw: unknown = JSON.parse(text ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('kind' in raw)) return { kind: 'off' };
    const { kind } = raw;
    if (kind === 'saved' || kind === 'behind')
      return 'at' in raw && typeof raw.at === 'number' ? { kind, at: raw.at } : { kind: 'off' };
    if (kind === 'failed') {
      const why = 'why' in raw ? whys.find((each) => each === raw.why) : undefined;
      return { kind, why: why ?? 'unavailable' };
    }
    if (kind === 'starting' || kind === 'saving' || kind === 'offline') return { kind };
    return kind === 'locked' || kind === 'removed' ? { kind } : { kind: 'off' };
  } catch {
    return { kind: 'off' };
  }
}

/** Whether work follows from this device, or would if it were opened. */
export const isOn = ({ kind }: FollowState): boolean => kind !== 'off' && kind !== 'removed';

/** Whether what was to be saved last could not be. */
export const isStopped = ({ kind }: FollowState): boolean =>
  kind === 'offline' || kind === 'failed';

const failures: Readonly<Record<FailedWhy, string>> = {
  quota:
    'det som skolans gratiskonto rymmer på en dag är slut. Arbetet finns kvar på den här enheten och sparas i morgon.',
  refused:
    'inloggningen är för gammal. Logga ut och in igen. Arbetet finns kvar på den här enheten.',
  unavailable:
    'tjänsten svarar inte. Arbetet finns kvar på den här enheten, och sidan försöker igen.',
  conflict:
    'en annan enhet sparar samtidigt. Arbetet finns kvar på den här enheten, och sidan försöker igen.',
};

/** 14.05, by the device's clock. */
function timeText(at: number): string {
  const date = new Date(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const time = `${two(date.getHours())}.${two(date.getMinutes())}`;
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? time : `${date.getDate()}/${date.getMonth() + 1} kl. ${time}`;
}

function savedText(at: number): string {
  const time = timeText(at);
  return `Sparat i skolans konto ${time.includes('kl.') ? time : `kl. ${time}`}`;
}

/** The line of state, in Swedish; empty where there is nothing to say. */
export function stateText(state: FollowState): string {
  switch (state.kind) {
    case 'off':
      return '';
    case 'starting':
    case 'saving':
      return 'Sparas …';
    case 'saved':
      return savedText(state.at);
    case 'behind':
      return `${savedText(state.at)}. Det senaste sparas om en stund.`;
    case 'offline':
      return 'Väntar på nät';
    case 'failed':
      return `Kunde inte spara: ${failures[state.why]}`;
    case 'locked':
      return 'Väntar på ditt lösenord eller din återställningskod';
    case 'removed':
      return 'Avstängt från en annan enhet. Kopian i skolans konto är borttagen.';
  }
}
