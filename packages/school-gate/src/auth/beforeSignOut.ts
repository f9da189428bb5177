/** What is still to be done with a session before it ends. */
type Work = () => Promise<void>;

const works = new Set<Work>();

/** Nobody waits longer to be signed out. */
const mostMs = 3_000;

/** Has something done before the visitor is signed out. Returns the function that ends it. */
export function onSignOut(work: Work): () => void {
  works.add(work);
  return () => {
    works.delete(work);
  };
}

/** Does all of it, as far as it comes in three seconds. Never rejects. */
export async function finishBeforeSignOut(): Promise<void> {
  if (works.size === 0) return;
  const all = Promise.allSettled([...works].map((work) => work()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, mostMs);
  });
  await Promise.race([all, late]);
  clearTimeout(timer);
}
