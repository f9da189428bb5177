import { describe, expect, it } from 'vitest';
import { ContentError, type SavedList } from 'docusaurus-plugin-seal/common';
import type { Mark } from '../../core/mark';
import { createKeeper } from '../keeper';
import { deploy, fakeDevice } from './fakeDevice';

const year = 365 * 24 * 60 * 60 * 1000;

/** A page of a member's, on a device that keeps what it is told to. */
function page() {
  const fake = fakeDevice();
  const world = {
    ...fake,
    list: deploy(fake.host, '1') as SavedList | undefined,
    mark: undefined as Mark | undefined,
    until: Date.now() + year,
    isRegistered: false,
  };
  const open = (uid = 'u') =>
    createKeeper({
      uid,
      device: fake.device,
      loadList: () =>
        world.list === undefined
          ? Promise.reject(new ContentError('offline', 'list'))
          : Promise.resolve(world.list),
      findUntil: () => Promise.resolve(world.until),
      register: () => {
        world.isRegistered = true;
        return Promise.resolve();
      },
      readMark: () => world.mark,
      writeMark: (mark) => {
        world.mark = mark;
      },
      forget: async () => {
        for (const name of await fake.device.caches.keys()) await fake.device.caches.delete(name);
        world.mark = undefined;
        world.isRegistered = false;
      },
      alone: (work) => work(),
    });
  return { world, open };
}

const kept = (edition: string, ...courses: string[]) => ({
  [`kurser-saved:${edition}`]: [
    '/',
    `/assets/js/main.${edition}.js`,
    ...courses.map((course) => `/sealed/k/assets/js/${course}.js.bin`),
    '/sealed/k/search/index.json.bin',
  ].sort(),
});

describe('a course that is kept', () => {
  it('is all there with what every page takes, and the worker with it', async () => {
    const { world, open } = page();
    const keeper = open();
    const seen: string[] = [];
    keeper.subscribe(() => {
      const { now } = keeper.state();
      if (now !== null) seen.push(`${now.course ?? ''} ${now.done}/${now.total}`);
    });
    await keeper.save('a');
    expect(await world.held()).toEqual(kept('1', 'a'));
    expect(world.mark).toMatchObject({ uid: 'u', edition: '1', wanted: ['a'], kept: ['a'] });
    expect(world.mark?.until).toBe(world.until);
    expect(world.isRegistered).toBe(true);
    expect([seen.at(1), seen.at(-1)]).toEqual(['a 0/22', 'a 22/22']);
    expect(keeper.state()).toEqual({ now: null, fault: null });
  });

  it('goes alone, and the last with everything', async () => {
    const { world, open } = page();
    await open().save('a');
    await open().save('b');
    expect(await world.held()).toEqual(kept('1', 'a', 'b'));
    await open().remove('a');
    expect(await world.held()).toEqual(kept('1', 'b'));
    expect(world.mark?.kept).toEqual(['b']);
    await open().remove('b');
    expect(await world.held()).toEqual({});
    expect(world).toMatchObject({ mark: undefined, isRegistered: false });
  });

  it('is not begun where the browser says that there is no room', async () => {
    const { world, open } = page();
    world.state.estimate = { quota: 20, usage: 0 };
    const keeper = open();
    await keeper.save('a');
    expect(keeper.state().fault).toBe('full');
    expect(world.asked).toEqual([]);
    expect(world).toMatchObject({ mark: undefined, isRegistered: false });
  });

  it('leaves nothing where the room ends or the network does, and the others as they were', async () => {
    const { world, open } = page();
    const keeper = open();
    await keeper.save('a');
    world.room.left = 5;
    await keeper.save('b');
    expect(keeper.state().fault).toBe('full');
    expect(await world.held()).toEqual(kept('1', 'a'));
    world.room.left = 1000;
    world.state.isOffline = true;
    await keeper.save('b');
    expect(keeper.state().fault).toBe('offline');
    expect(await world.held()).toEqual(kept('1', 'a'));
    expect(world.mark).toMatchObject({ wanted: ['a'], kept: ['a'] });
  });

  it('is not what a network between says instead', async () => {
    const { world, open } = page();
    for (const address of world.host.keys())
      if (address !== '/') world.host.set(address, 'Log in to this network!');
    const keeper = open();
    await keeper.save('a');
    expect(keeper.state().fault).toBe('changed');
    expect(await world.held()).toEqual({});
  });

  it('stops by a press, without a word', async () => {
    const { world, open } = page();
    const keeper = open();
    const saving = keeper.save('a');
    keeper.stop();
    await saving;
    expect(keeper.state().fault).toBe('stopped');
    expect(world).toMatchObject({ mark: undefined, isRegistered: false });
  });

  it('is gone again where its owner has signed out meanwhile', async () => {
    const { world, open } = page();
    world.state.atTheEnd = () => {
      world.mark = undefined;
    };
    const saving = open().save('a');
    await saving;
    expect(await world.held()).toEqual({});
    expect(world.mark).toBeUndefined();
  });
});

describe('a new edition', () => {
  it('comes whole, fetches only what is another, and the old one goes', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = deploy(world.host, '2');
    world.asked.length = 0;
    await open().update();
    expect(await world.held()).toEqual(kept('2', 'a'));
    expect(world.mark).toMatchObject({ edition: '2', kept: ['a'] });
    expect(world.asked.sort()).toEqual([
      ...['/', '/assets/js/main.2.js', '/sealed/k/search/index.json.bin'],
    ]);
  });

  it('comes not at all where a file of it does not, and the old one stays whole', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = deploy(world.host, '2', { changed: '2' });
    world.host.delete('/sealed/k/assets/js/a2.js.bin');
    const keeper = open();
    await keeper.update();
    expect(keeper.state().fault).toBeNull();
    expect(await world.held()).toMatchObject(kept('1', 'a'));
    expect((await world.held())['kurser-saved:2']).not.toContain('/');
    expect(world.mark).toMatchObject({ edition: '1', kept: ['a'] });
  });

  it('says so where there is no room for it beside the old one', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = deploy(world.host, '2');
    world.room.left = 5;
    const keeper = open();
    await keeper.update();
    expect(keeper.state().fault).toBe('full');
    expect(world.mark).toMatchObject({ edition: '1', kept: ['a'] });
  });

  it('has its own page, not one that came between', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = deploy(world.host, '2');
    world.host.set('/', 'page 3');
    await open().update();
    expect(world.mark).toMatchObject({ edition: '1' });
  });

  it('under another key takes the place of what nothing opens any more', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = deploy(world.host, '2', { keyId: 'new' });
    world.host.delete('/');
    await open().update();
    expect(Object.keys(await world.held())).toEqual(['kurser-saved:2']);
    expect(world.mark).toMatchObject({ edition: '1' });
    world.list = deploy(world.host, '2', { keyId: 'new' });
    await open().update();
    expect(world.mark).toMatchObject({ edition: '2', keyId: 'new', kept: ['a'] });
  });

  it('is not asked for where nothing is kept, nor for another account', async () => {
    const { world, open } = page();
    await open().update();
    expect(world.asked).toEqual([]);
    await open().save('a');
    world.list = deploy(world.host, '2');
    world.asked.length = 0;
    await open('other').update();
    expect(world.asked).toEqual([]);
  });
});

describe('at a visit', () => {
  it('a saving that was cut off is finished', async () => {
    const { world, open } = page();
    await open().save('a');
    if (world.mark !== undefined) world.mark = { ...world.mark, wanted: ['a', 'b'] };
    await open().update();
    expect(await world.held()).toEqual(kept('1', 'a', 'b'));
    expect(world.mark?.kept).toEqual(['a', 'b']);
  });

  it('a newer sign-in is noted, and one that is too old ends all of it', async () => {
    const { world, open } = page();
    await open().save('a');
    world.until += 1000;
    await open().update();
    expect(world.mark?.until).toBe(world.until);
    world.until = Date.now() - 1;
    await open().update();
    expect(world).toMatchObject({ mark: undefined, isRegistered: false });
    expect(await world.held()).toEqual({});
  });

  it('without a network all stays as it is', async () => {
    const { world, open } = page();
    await open().save('a');
    world.list = undefined;
    await open().update();
    expect(await world.held()).toEqual(kept('1', 'a'));
  });
});
