/**
 * The script in the head of every page (src/plugins/earlyScript puts it there): decides what the static page shows before the first paint, long
 * before the site's programs have come, and when those are fetched. It must stay small, and has nothing of the build in it, so that its hash
 * in the security policy is the same in all of them.
 */
import { findKeptSession, findStoredSession } from '../../auth/storedSession';
import { visitorOf } from '../../auth/visitor';
import { sealedFactsName, type SealedFacts } from '../../seal/earlyPage';
import { accountFactsName, type AccountFacts } from './accountFacts';
import { showEarlyForm } from './earlyForm';
import { showEarlyLesson, type EarlyLesson } from './earlyLesson';
import { isFormFirst } from './firstScreen';
import { startPrograms } from './programs';

const device = (): Storage => window.localStorage;

/** What the build has left in a meta element; undefined where nothing is sealed, whose programs the page itself names. */
function findFacts(name: string): unknown {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  return meta === null ? undefined : JSON.parse(meta.content);
}

/** Whether the host knows the page: what it answers with where there is none has no content of its own. */
function isThere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return (navigation?.responseStatus ?? 0) < 400;
}

/** A member's kept session, at an address that is one page and nothing else. */
function findLesson(sealed: SealedFacts): EarlyLesson | undefined {
  const session = findKeptSession(device);
  const accounts = findFacts(accountFactsName) as AccountFacts | undefined;
  if (session === undefined || accounts === undefined) return undefined;
  if (window.location.search !== '' || !isThere()) return undefined;
  const visitor = visitorOf(session.account, accounts.emailDomain);
  return visitor.kind === 'member' ? { session, sealed, accounts } : undefined;
}

/** Shows the form where that is first; answers the lesson that may be. */
function showFirst(sealed: SealedFacts | undefined): EarlyLesson | undefined {
  const stored = findStoredSession(device, () => window.sessionStorage);
  const { search, pathname } = window.location;
  if (isFormFirst({ stored, search, pathname })) showEarlyForm(document);
  return sealed === undefined ? undefined : findLesson(sealed);
}

function begin(sealed: SealedFacts, lesson: EarlyLesson | undefined): void {
  const start = (): void => {
    startPrograms(document, sealed.programs);
  };
  if (lesson === undefined) start();
  else void showEarlyLesson(document, lesson, start);
}

const sealed = findFacts(sealedFactsName) as SealedFacts | undefined;
let lesson: EarlyLesson | undefined;
try {
  lesson = showFirst(sealed);
} finally {
  // Whatever goes wrong here must not keep the programs away: they can tell what it is.
  if (sealed !== undefined) begin(sealed, lesson);
}
