import type { Content, Stored } from '../remote/documents';
import { RemoteError, type Remote, type RemoteTrouble, type Write } from '../remote/remote';

/** Headers, the token and what stands around documents, both ways. */
const perRequest = 3000;

/** What a document takes in a request or an answer: base64, and what stands around it. */
function sizeOf(content: Stored['content'] | undefined): number {
  const around = 700;
  return content?.kind === 'part' ? Math.ceil((content.sealed.length * 4) / 3) + around : around;
}

/** Firestore as far as work that follows knows it: it takes what replaces the edition it holds. */
export class FakeFirestore {
  readonly documents = new Map<string, Stored>();
  /** What the next requests meet, instead of an answer. */
  trouble: RemoteTrouble | undefined;
  /** Whether what is written arrives and its answer does not. */
  losesAnswers = false;
  /** What it has cost: documents read and written, and bytes either way. */
  readonly cost = { reads: 0, writes: 0, bytes: 0 };
  private count = 0;
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  private meet(): void {
    if (this.trouble !== undefined) throw new RemoteError(this.trouble);
  }

  private holds({ id, replaces }: Write): boolean {
    return replaces === undefined || (this.documents.get(id)?.updateTime ?? null) === replaces;
  }

  private put(id: string, content: Content | undefined, at: string): string {
    this.count += 1;
    const updateTime = `edition ${String(this.count).padStart(6, '0')}`;
    if (content === undefined) this.documents.delete(id);
    else this.documents.set(id, { id, updateTime, at, content });
    return updateTime;
  }

  remote(): Remote {
    return {
      changesSince: async (since) => {
        this.meet();
        const found = [...this.documents.values()].filter(
          ({ at }) => since === undefined || at >= since,
        );
        this.cost.reads += Math.max(1, found.length);
        for (const { content } of found) this.cost.bytes += sizeOf(content);
        this.cost.bytes += perRequest;
        const documents = found.sort((a, b) => (a.at < b.at ? -1 : 1));
        return Promise.resolve({ documents, now: new Date(this.now()).toISOString() });
      },
      find: async (id) => {
        this.meet();
        this.cost.reads += 1;
        return Promise.resolve(this.documents.get(id));
      },
      write: async (writes) => {
        this.meet();
        if (!writes.every((each) => this.holds(each))) throw new RemoteError('conflict');
        this.cost.writes += writes.length;
        for (const { content } of writes) this.cost.bytes += sizeOf(content);
        this.cost.bytes += perRequest;
        const at = new Date(this.now()).toISOString();
        const updateTimes = writes.map(({ id, content }) => this.put(id, content, at));
        if (this.losesAnswers) throw new RemoteError('offline');
        return Promise.resolve({ at, updateTimes });
      },
    };
  }
}
