import { describe, expect, it } from 'vitest';
import { TimedRequests } from '../timedRequests';

const second = 1000;
const hour = 3600 * second;
const day = Date.UTC(2026, 8, 1, 8);
const world = Date.UTC(2026, 10, 29, 12);
const text = (ms: number): string => new Date(ms).toISOString();

/** A day that has come so far, in a world where it took a thousandth of that. */
function open(answer: (body: string) => unknown) {
  let passed = 0;
  const asked: string[] = [];
  const requests = new TimedRequests(
    () => day + passed,
    () => world + passed / 1000,
    (_address, init) => {
      const body = typeof init?.body === 'string' ? init.body : '';
      asked.push(body);
      return Promise.resolve(new Response(JSON.stringify(answer(body))));
    },
  );
  return {
    ...{ requests, asked },
    pass: (ms: number) => (passed += ms),
    ask: async (body: unknown): Promise<unknown> => {
      const response = await requests.fetch('http://plats', { body: JSON.stringify(body) });
      return response.json();
    },
  };
}

const query = (at: number) => ({ structuredQuery: { timestampValue: text(at) } });

describe('TimedRequests', () => {
  it('asks for what was written from a moment of the day on, and tells when it was', async () => {
    const written = world + (2 * hour) / 1000 + 0.4 * second;
    const { ask, asked, pass } = open(() => [
      {
        document: { updateTime: text(written), fields: { at: { timestampValue: text(written) } } },
        readTime: text(written + second),
      },
    ]);
    pass(2 * hour);
    await ask({ writes: [{ update: {} }] });
    pass(hour);
    const answer = await ask(query(day + 2 * hour - 15 * second));
    expect(asked.at(-1)).toContain(text(world + (2 * hour) / 1000));
    expect(answer).toEqual([
      {
        document: {
          updateTime: text(written),
          fields: { at: { timestampValue: text(day + 2 * hour) } },
        },
        readTime: text(day + 2 * hour),
      },
    ]);
  });

  it('asks for what has not been written yet where the day has not come so far', async () => {
    const { ask, asked } = open(() => []);
    await ask({ writes: [] });
    await ask(query(day + hour));
    expect(asked.at(-1)).toContain(text(world));
  });

  it('counts documents read, at least one a question, documents written, and bytes', async () => {
    const { ask, requests } = open((body) =>
      body.includes('writes') ? {} : [{ document: {} }, { document: {} }, { readTime: '' }],
    );
    await ask({ writes: [{ update: {} }, { delete: 'namn' }] });
    expect(requests.cost).toMatchObject({ reads: 0, writes: 2 });
    await ask(query(day));
    expect(requests.cost).toMatchObject({ reads: 2, writes: 2 });
    const empty = open(() => [{ readTime: '' }]);
    await empty.ask(query(day));
    expect(empty.requests.cost.reads).toBe(1);
    expect(empty.requests.cost.bytes).toBeGreaterThan(3000);
  });
});
