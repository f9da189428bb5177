/**
 * Requests to a Firestore whose clock goes as the world's does, made by students whose day passes
 * in seconds: times are translated on the way, both ways, and what it costs is counted.
 */

/** What Firestore counts, and the bytes either way. */
export interface Cost {
  readonly reads: number;
  readonly writes: number;
  readonly bytes: number;
}

/** What goes around a request's and an answer's text: headers, and the token of 1 kB. */
export const around = 3000;

/** A moment of the student's day, and when it was in the world. */
interface Anchor {
  readonly day: number;
  readonly world: number;
}

const timePattern = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/;
const textOf = (ms: number): string => new Date(ms).toISOString();
export const bytesOf = (text: string): number => Buffer.byteLength(text);

/** Replaces the times after one of these names in a JSON text. */
function withTimes(text: string, names: string, translate: (ms: number) => number): string {
  const field = new RegExp(`("(?:${names})"\\s*:\\s*")(${timePattern.source})(")`, 'g');
  return text.replace(field, (_, before: string, time: string, after: string) =>
    [before, textOf(translate(Date.parse(time))), after].join(''),
  );
}

/** The documents of an answer, or the one reading that an answer without any costs. */
const readsIn = (answer: string): number => Math.max(1, answer.match(/"document"/g)?.length ?? 0);

export class TimedRequests {
  private readonly anchors: Anchor[] = [];
  private sum: Cost = { reads: 0, writes: 0, bytes: 0 };
  private readonly dayNow: () => number;
  private readonly worldNow: () => number;
  private readonly send: typeof fetch;

  /**
   * @param dayNow the student's time, and `worldNow` Firestore's, in milliseconds since 1970
   * @param send how requests are sent
   */
  constructor(dayNow: () => number, worldNow: () => number = Date.now, send = fetch) {
    this.dayNow = dayNow;
    this.worldNow = worldNow;
    this.send = send;
  }

  get cost(): Cost {
    return this.sum;
  }

  /** When it was in the world that the day came to a moment, or went past it. */
  private toWorld(day: number): number {
    return this.anchors.find((anchor) => anchor.day >= day)?.world ?? this.worldNow();
  }

  /** What the day had come to at a moment of the world. */
  private toDay(world: number): number {
    return (
      [...this.anchors].reverse().find((anchor) => anchor.world <= world)?.day ?? this.dayNow()
    );
  }

  private count(request: string, answer: string): void {
    const { reads, writes, bytes } = this.sum;
    const isQuery = request.includes('"structuredQuery"');
    this.sum = {
      reads: reads + (isQuery ? readsIn(answer) : 0),
      writes: writes + (request.match(/"(?:update|delete)":/g)?.length ?? 0),
      bytes: bytes + bytesOf(request) + bytesOf(answer) + around,
    };
  }

  readonly fetch: typeof fetch = async (address, init) => {
    const asked = typeof init?.body === 'string' ? init.body : '';
    const body = withTimes(asked, 'timestampValue', (ms) => this.toWorld(ms));
    this.anchors.push({ day: this.dayNow(), world: this.worldNow() });
    const response = await this.send(address, { ...init, body });
    const answer = await response.text();
    this.count(body, answer);
    // An edition's name is its time too, and stays as it is.
    const told = withTimes(answer, 'timestampValue|readTime', (ms) => this.toDay(ms));
    return new Response(told, { status: response.status });
  };
}
