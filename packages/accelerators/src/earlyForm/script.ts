/**
 * The script in the head of every page (index.ts puts it there): decides what the static page shows
 * before the first paint, long before the site's programs have come, and when those are fetched. It
 * must stay small, and has nothing of the build in it, so that its hash in the security policy is
 * the same in all of them.
 */
import { browserStorage } from '@kurser/school-gate/auth/browserStorage';
import { findKeptSession, findStoredSignIn } from '@kurser/school-gate/auth/storedSession';
import { isMember } from '@kurser/school-gate/auth/visitor';
import { navigationTiming } from '@kurser/shared/navigationTiming';
import { showEarlyLesson, type EarlyLesson, type EarlyShow } from '../earlyPage/earlyLesson';
import {
  accountFactsName,
  parseAccountFacts,
  parseSealedFacts,
  sealedFactsName,
  type SealedFacts,
} from './facts';
import { showEarlyForm } from './earlyForm';
import { isFormFirst, isMemberFirst } from './firstScreen';
import { startPrograms } from './programs';

/** What the build has written into a meta element; undefined where there is none. */
function findFacts(name: string): unknown {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta === null ? undefined : JSON.parse(meta.content);
}

/**
 * Whether the host knows the page: what it answers with where there is none has no content of its
 * own.
 */
function isThere(): boolean {
  return (navigationTiming()?.responseStatus ?? 0) < 400;
}

/** A member's kept session, at an address that is one page and nothing else. */
function findLesson({ keyId, edition }: SealedFacts): EarlyLesson | undefined {
  if (edition === null) return undefined;
  const session = findKeptSession(browserStorage);
  const accounts = parseAccountFacts(findFacts(accountFactsName));
  if (session === undefined || accounts === undefined) return undefined;
  if (window.location.search !== '' || !isThere()) return undefined;
  return isMember(session.account, accounts.emailDomain)
    ? { session, keyId, edition, accounts }
    : undefined;
}

/** What storage says of the visitor. */
interface FirstGlance {
  /** A member is signed in, as far as anyone can tell before the provider has been asked. */
  readonly comesBack: boolean;
  readonly lesson: EarlyLesson | undefined;
}

/** Shows the form where that is first; returns what may be to follow. */
function showFirst(sealed: SealedFacts | undefined): FirstGlance {
  const stored = findStoredSignIn(browserStorage);
  const { search, pathname } = window.location;
  if (isFormFirst({ stored, search, pathname })) showEarlyForm(document);
  const lesson = sealed === undefined ? undefined : findLesson(sealed);
  return { comesBack: isMemberFirst({ stored, search }), lesson };
}

const after = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** The programs wait no longer than this for the page that is read first to come. */
const fetchingMs = 4_000;

/**
 * And for it to be drawn when it has come: on a slow phone, asking for them takes as long as a
 * tenth of that.
 */
const drawingMs = 300;

/**
 * Fulfilled when the line and the processor are free for other things, or have been busy for too
 * long.
 */
async function withTimeFor({ fetched, shown }: EarlyShow): Promise<void> {
  await Promise.race([fetched, after(fetchingMs)]);
  await Promise.race([shown, after(drawingMs)]);
}

function begin({ programs, styles }: SealedFacts, { comesBack, lesson }: FirstGlance): void {
  const { entry, beside, app } = programs;
  const start = (): void => {
    const all = comesBack ? [...beside, ...app, ...styles] : beside;
    startPrograms(document, { entry, beside: all });
  };
  if (lesson === undefined) start();
  else void withTimeFor(showEarlyLesson(document, lesson)).then(start);
}

const found = findFacts(sealedFactsName);
/** Undefined where nothing is sealed: then the page itself names its programs. */
const sealed = found === undefined ? undefined : parseSealedFacts(found);
let glance: FirstGlance = { comesBack: false, lesson: undefined };
try {
  glance = showFirst(sealed);
} finally {
  // Whatever goes wrong here must not keep the programs away: they can tell what it is.
  if (sealed !== undefined) begin(sealed, glance);
}
