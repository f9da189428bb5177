import { describe, expect, it } from 'vitest';
import { collect, maxPageBytes } from '../desk/core/collect';
import { lessonsOf, rowsOf } from '../desk/core/rows';
import { handInToPage } from '../file/page';
import { fileOf, handed, handIn, pageFile, site, zipOf } from './support';

const page = (facts: Parameters<typeof handIn>[0] = {}): string => handInToPage(handIn(facts));

/** A file of 100 MB of zeros, which counts what is read of it. */
function hugeFile(name: string) {
  let read = 0;
  const zeros = (bytes: number): Blob => {
    read += bytes;
    return new Blob([new Uint8Array(bytes)]);
  };
  const size = 100 * 1024 * 1024;
  const whole = () => zeros(size).arrayBuffer();
  const slice = (from = 0, to = size): Blob => {
    const at = (place: number) => Math.min(size, place < 0 ? size + place : place);
    return zeros(Math.max(0, at(to) - at(from)));
  };
  const file = new File([], name);
  Object.defineProperties(file, {
    size: { value: size },
    slice: { value: slice },
    arrayBuffer: { value: whole },
    stream: { value: () => zeros(size).stream() },
    text: { value: () => zeros(size).text() },
  });
  return { file, bytesRead: () => read };
}

/** A zip whose directory names its only file so many times, each time as one of a byte. */
async function lyingZip(name: string, file: Uint8Array, times: number): Promise<File> {
  const whole = new Uint8Array(await zipOf(name, { 'bomb.html': file }).arrayBuffer());
  const end = whole.length - 22;
  const view = new DataView(whole.buffer);
  const start = view.getUint32(end + 16, true);
  view.setUint32(start + 24, 1, true);
  view.setUint16(end + 10, times, true);
  view.setUint32(end + 12, times * (end - start), true);
  const entries = Array.from({ length: times }, () => whole.subarray(start, end));
  return new File([whole.subarray(0, start), ...entries, whole.subarray(end)], name);
}

describe('what is dropped on the desk', () => {
  it('is hand-ins, alone and in a class’ zip, in whatever folders', async () => {
    const files = [
      pageFile('inlamning-3-m1-bo.html', { name: 'Bo' }),
      zipOf('klass.zip', {
        'Åsa Öberg_assignsubmission_file/inlamning.html': page({ name: 'Åsa Öberg' }),
        'Djup/mapp/Version 2/inlamning.HTM': page({ name: 'Cleo' }),
      }),
    ];
    const { received, passedOver } = await collect(files, site);
    expect(received.map(({ handIn: { name } }) => name)).toEqual(['Bo', 'Åsa Öberg', 'Cleo']);
    expect(passedOver).toEqual([]);
  });

  it('is told by name where it is something else', async () => {
    const files = [
      zipOf('klass.zip', {
        'uppsats.docx': 'x',
        'sida.html': '<h1>Hej</h1>',
        '__MACOSX/._inlamning.html': 'x',
        '__MACOSX\\._sida.html': 'x',
        'mapp/.DS_Store': 'x',
        'Alva/spel.zip': 'PK',
        'Alva/inlamning.html': page({ name: 'Alva', beside: { name: 'spel.zip', bytes: 2 } }),
      }),
      fileOf('bild.png', 'x'),
      fileOf('trasig.zip', 'hej'),
    ];
    const { received, passedOver } = await collect(files, site);
    expect(received).toHaveLength(1);
    expect(passedOver).toEqual([
      { path: 'uppsats.docx', reason: 'är ingen inlämning: en sådan slutar på .html.' },
      { path: 'sida.html', reason: 'är en sida, men ingen inlämning från den här webbplatsen.' },
      { path: 'Alva/spel.zip', reason: 'lämnades in bredvid av Alva.' },
      { path: 'bild.png', reason: 'är ingen inlämning: en sådan slutar på .html.' },
      { path: 'trasig.zip', reason: 'är ingen zip-fil som går att läsa.' },
    ]);
  });

  it('is not opened where it is too large, in a zip or alone', async () => {
    const large = new Uint8Array(maxPageBytes + 1);
    const { received, passedOver } = await collect(
      [fileOf('stor.html', large), zipOf('bomb.zip', { 'bomb.html': new Uint8Array(8e6) })],
      site,
    );
    expect(received).toEqual([]);
    expect(passedOver.map(({ reason }) => reason)).toEqual([
      'är 4,0 MB, och en inlämning är högst 4,0 MB.',
      'är 7,6 MB, och en inlämning är högst 4,0 MB.',
    ]);
  });

  it('ends where a zip of lies would be unpacked for minutes', async () => {
    const zip = await lyingZip('bomber.zip', new Uint8Array(5e6), 60);
    const { passedOver } = await collect([pageFile('a.html'), zip], site);
    const reasons = passedOver.map(({ reason }) => reason);
    expect(reasons.filter((each) => each.startsWith('är större än vad'))).toHaveLength(50);
    expect(reasons.filter((each) => each.startsWith('fick inte plats'))).toHaveLength(10);
  });

  it.each(['film.html', 'film.zip', 'film.mp4'])(
    'is told by name and hardly read where it is 100 MB: %s',
    async (name) => {
      const { file, bytesRead } = hugeFile(name);
      const { received, passedOver } = await collect([file, pageFile('a.html')], site);
      expect(received.map(({ path }) => path)).toEqual(['a.html']);
      expect(passedOver.map(({ path }) => path)).toEqual([name]);
      // The end of a zip says what is in it; nothing else is looked into.
      expect(bytesRead()).toBeLessThan(1024 * 1024);
    },
  );

  it('counts once what comes twice, and says so', async () => {
    const { received, passedOver } = await collect(
      [pageFile('a.html'), pageFile('a (1).html'), pageFile('b.html', { name: 'Bo' })],
      site,
    );
    expect(received.map(({ path }) => path)).toEqual(['a.html', 'b.html']);
    expect(passedOver).toEqual([{ path: 'a (1).html', reason: 'är samma fil som a.html.' }]);
  });

  it('is refused with its reason where the data is another site’s or damaged', async () => {
    const { passedOver } = await collect([pageFile('a.html', { site: 'grannen' })], site);
    expect(passedOver[0]?.reason).toContain('annan webbplats');
  });
});

describe('the rows', () => {
  it('stand by name, and of one name the latest first; both are there', async () => {
    const earlier = new Date('2026-11-28T10:00:00Z');
    const { received } = await collect(
      [
        pageFile('1.html', { name: 'Öd' }),
        pageFile('2.html', { name: 'Alva', made: earlier, exercises: [handed({ tries: 1 })] }),
        pageFile('3.html', { name: 'alva' }),
        pageFile('Mapp för Bo.html', { name: '' }),
        pageFile('5.html', { name: 'Annan', lesson: { id: '3/m2', title: 'Modul 2' } }),
      ],
      site,
    );
    const rows = rowsOf(received, '3/m1');
    expect(rows.map(({ name, isEarlier }) => `${name} ${String(isEarlier)}`)).toEqual([
      'alva false',
      'Alva true',
      'Mapp för Bo false',
      'Öd false',
    ]);
    expect(lessonsOf(received)).toEqual(['3/m1', '3/m2']);
  });
});
