import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../minutes';

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
