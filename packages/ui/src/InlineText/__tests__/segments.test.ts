import { describe, expect, it } from 'vitest';
import { toSegments } from '../segments';

const plain = (text: string): object => ({ code: false, text });
const code = (text: string): object => ({ code: true, text });

describe('toSegments', () => {
  it.each([
    ['', []],
    ['bara text', [plain('bara text')]],
    ['`b = a` kopierar inte', [code('b = a'), plain(' kopierar inte')]],
    ['både `is` och `==`', [plain('både '), code('is'), plain(' och '), code('==')]],
    ['ett ensamt ` tecken', [plain('ett ensamt ` tecken')]],
    ['tomt `` par', [plain('tomt `` par')]],
  ])('%j', (text, segments) => {
    expect(toSegments(text)).toEqual(segments);
  });
});
