import { isMailLink } from './isMailLink';
import { mailParameters, repairMailSearch } from './mailSearch';

/**
 * The provider's mails lead to our own page (the project's action address): what they ask for is in
 * the parameters `mode`, `oobCode` and `apiKey` of any route. Form:
 * https://firebase.google.com/docs/auth/custom-email-handler
 */
export type MailLink =
  | { readonly kind: 'none' }
  | { readonly kind: 'verifyEmail'; readonly code: string }
  | { readonly kind: 'resetPassword'; readonly code: string }
  /**
   * Cut off, doubled, or of a kind that this site has no use for: nobody changes the address of an
   * account here.
   */
  | { readonly kind: 'malformed' }
  /** Made by another project: its code means nothing to ours, which is never asked about it. */
  | { readonly kind: 'foreignProject' };

const actions = ['verifyEmail', 'resetPassword'] as const;

/** Codes are base64url; anything else never came from the provider. */
const codePattern = /^[\w-]{1,512}$/;

const malformed: MailLink = { kind: 'malformed' };

const read = (search: string): URLSearchParams => new URLSearchParams(repairMailSearch(search));

function actionIn(found: URLSearchParams): (typeof actions)[number] | undefined {
  const mode = found.get('mode');
  return actions.find((action) => action === mode);
}

/** What the address's parameters ask for; `none` when they are no mail's. */
export function parseMailLink(search: string, apiKey: string): MailLink {
  if (!isMailLink(search)) return { kind: 'none' };
  const found = read(search);
  const kind = actionIn(found);
  if (mailParameters.some((name) => found.getAll(name).length > 1)) return malformed;
  const key = found.get('apiKey');
  // It stands after the code in every mail: without it the link has been cut off, and the code
  // perhaps as well.
  if (key === null) return malformed;
  if (key !== apiKey) return { kind: 'foreignProject' };
  const code = found.get('oobCode') ?? '';
  return kind === undefined || !codePattern.test(code) ? malformed : { kind, code };
}

/** The address's parameters without those of a mail: empty, or beginning with `?`. */
export function withoutMailLink(search: string): string {
  const kept = read(search);
  for (const name of [...kept.keys()])
    if (mailParameters.some((known) => name === known || name.startsWith(`${known}=`)))
      kept.delete(name);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}
