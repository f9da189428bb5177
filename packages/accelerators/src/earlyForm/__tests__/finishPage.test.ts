import { describe, expect, it } from 'vitest';
import type { PageToFinish } from 'docusaurus-plugin-seal/hooks';
import { finishPage } from '../finishPage';
import { sealedFactsOf } from '../sealedFacts';

const script = '<script data-starts-programs="true">1</script>';
const sheet = '<link rel=stylesheet href=/assets/css/main.1.css>';
const entry = '<script src="/assets/js/main.1.js" defer="defer"></script>';

const finished = (page: Partial<PageToFinish>): string =>
  finishPage({
    shell: `<meta charset=utf-8>${script}${sheet}${entry}`,
    baseUrl: '/',
    open: ['assets/css/main.1.css', 'assets/css/lesson.1.css', 'robots.txt'],
    readSheet: (address) => `p{content:"${address}"}`,
    scripts: { beside: ['assets/js/auth.1.js'], app: ['assets/js/app.1.js'] },
    sealing: { keyId: 'k1', edition: 'e1' },
    ...page,
  });

const styles = '<style>p{content:"/assets/css/main.1.css"}</style>';

describe('a page whose own script starts the programs', () => {
  it('tells it which they are, names none itself, and has its styles standing in it', () => {
    const html = finished({});
    expect(html).not.toContain('<script src');
    expect(html).toContain(styles);
    expect(sealedFactsOf(html)).toEqual({
      keyId: 'k1',
      edition: 'e1',
      styles: ['/assets/css/lesson.1.css'],
      programs: {
        entry: ['/assets/js/main.1.js'],
        beside: ['/assets/js/auth.1.js'],
        app: ['/assets/js/app.1.js'],
      },
    });
  });

  it('is told that there are no early pages', () => {
    const html = finished({ sealing: { keyId: 'k1', edition: null } });
    expect(sealedFactsOf(html).edition).toBeNull();
  });
});

describe('a page that names its programs', () => {
  it.each([
    ['because nothing is sealed', { sealing: null }],
    ['because it has no script that could', { shell: `<meta charset=utf-8>${sheet}${entry}` }],
  ])('%s, preloads the other scripts', (_why, page) => {
    const html = finished(page);
    expect(html).toContain(entry);
    expect(html).toContain(styles);
    expect(html).toContain('<link rel=preload as=script fetchpriority=low href="/assets/js/auth');
  });
});
