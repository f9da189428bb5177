import { describe, expect, it } from 'vitest';
import { leadByLock, type Leading } from '../pages';

/** The browser's lock of one name, as far as pages use it: stealing it ends the holder's. */
class FakeLock {
  private holder: { readonly lose: (reason: Error) => void } | undefined;
  private readonly waiting: (() => void)[] = [];

  readonly request = async (
    _name: string,
    { steal = false }: LockOptions,
    work: () => Promise<void>,
  ): Promise<void> => {
    if (steal) this.holder?.lose(new DOMException('stolen', 'AbortError'));
    else if (this.holder !== undefined)
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    await this.hold(work);
  };

  private async hold(work: () => Promise<void>): Promise<void> {
    let own: { readonly lose: (reason: Error) => void } | undefined;
    const lost = new Promise<never>((_resolve, reject) => {
      own = { lose: reject };
      this.holder = own;
    });
    await Promise.race([work(), lost]);
    if (this.holder !== own) return;
    this.holder = undefined;
    this.waiting.shift()?.();
  }
}

/** Pages of one browser, and which of them lead. */
class Pages {
  readonly leaders = new Set<string>();
  private readonly lock = new FakeLock();

  open(name: string, isSeen: boolean): Leading {
    const locks = this.lock as unknown as LockManager;
    return leadByLock(
      locks,
      { name: 'elev', isSeen },
      () => this.leaders.add(name),
      () => this.leaders.delete(name),
    );
  }

  async leading(): Promise<readonly string[]> {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return [...this.leaders];
  }
}

describe('of two tabs', () => {
  it('the one that is looked at leads, and no other', async () => {
    const pages = new Pages();
    const first = pages.open('first', true);
    expect(await pages.leading()).toEqual(['first']);
    pages.open('second', true);
    expect(await pages.leading()).toEqual(['second']);
    first.take();
    expect(await pages.leading()).toEqual(['first']);
    first.take();
    expect(await pages.leading()).toEqual(['first']);
  });

  it('one that is opened behind another waits until that has gone', async () => {
    const pages = new Pages();
    const first = pages.open('first', true);
    pages.open('second', false);
    expect(await pages.leading()).toEqual(['first']);
    first.leave();
    pages.leaders.delete('first');
    expect(await pages.leading()).toEqual(['second']);
  });

  it('the one that another has taken the turn from has it again when that has gone', async () => {
    const pages = new Pages();
    pages.open('first', true);
    const second = pages.open('second', true);
    expect(await pages.leading()).toEqual(['second']);
    second.leave();
    pages.leaders.delete('second');
    expect(await pages.leading()).toEqual(['first']);
  });

  it('one that has left takes no turn', async () => {
    const pages = new Pages();
    const first = pages.open('first', true);
    await pages.leading();
    first.leave();
    pages.leaders.clear();
    first.take();
    expect(await pages.leading()).toEqual([]);
  });
});
