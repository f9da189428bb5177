import { describe, expect, it } from 'vitest';
import { passMinutes, readingMinutes } from '../minutes';

const words = (count: number): string => 'ord '.repeat(count);

describe('the reading time', () => {
  it.each([
    ['', 1],
    [words(180), 1],
    [words(900), 5],
    [words(989), 5],
    [words(991), 6],
  ])('rounds to whole minutes', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes);
  });

  it.each([
    ['front matter', `---\ntitle: ${words(900)}\n---\n`],
    ['code', `\`\`\`python\n${words(900)}\n\`\`\`\n`],
    ['code within longer fences', `\`\`\`\`md\n\`\`\`\n${words(900)}\n\`\`\`\n\`\`\`\`\n`],
    ['exercises', `<Exercise title="a">\n${words(900)}\n</Exercise>`],
    ['questions', `<Quiz>\n${words(900)}\n</Quiz>`],
    ['addresses', `[här](./${'a/b'.repeat(900)})`],
  ])('leaves out %s', (_name, text) => {
    expect(readingMinutes(`${text}\n${words(360)}`)).toBe(2);
  });
});

it('reads what the passes take from their headings', () => {
  const page = [
    '## Pass 1 av 2: var kan det gå fel? (ca 25 min)',
    'Pass 1 av 2: inte en rubrik (ca 99 min)',
    '## Pass 2 av 2: välj och installera (ca 20 min, plus väntan)',
  ].join('\n\n');
  expect(passMinutes(page)).toEqual([25, 20]);
  expect(passMinutes('## Vad är en graf? (ca 15 min)')).toEqual([]);
});
