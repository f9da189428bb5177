import { expect, it } from 'vitest';
import { contentChunks } from '../contentChunks';

it('gives the names of the content chunks only', () => {
  const json =
    '{"/courses/quiz-a1": {"__comp": "1", "content": "3704d834"}, "/courses-b2": {"__comp": "2"}}';
  expect([...contentChunks(json)]).toEqual(['3704d834']);
});

it.each(['null', '{}', '{"/a-1": {"__comp": "1"}}'])('throws on %s', (json) => {
  expect(() => contentChunks(json)).toThrow('routesChunkNames.json');
});
