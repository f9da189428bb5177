import { describe, expect, it } from 'vitest';
import { fence, lacks, runProblems } from './support';

describe.skipIf(await lacks('shellcheck'))('bash', () => {
  it('reads but does not run', async () => {
    expect(await runProblems(fence('bash', 'exit 3'))).toEqual([]);
    expect(await runProblems(fence('bash', 'if true; then'))).toEqual(['1 koden kompilerar inte']);
  });

  it('is judged by its style, run or not', async () => {
    const warned = ['1 shellcheck varnar för skriptet'];
    expect(await runProblems(fence('bash', 'rm -rf "$KATALOG/"*'))).toEqual(warned);
    expect(await runProblems(fence('bash run', 'x=a', 'for i in $(ls); do :; done'))).toEqual(
      warned,
    );
  });

  it('runs with the word run', async () => {
    expect(await runProblems(fence('bash run', 'exit 3'))).toEqual([
      '1 programmet slutar med felkod 3',
    ]);
    expect(await runProblems(fence('bash run', 'echo $((1 + 1))'), fence('output', '2'))).toEqual(
      [],
    );
  });
});

describe('sql', () => {
  const table = fence(
    'sql',
    'CREATE TABLE sak (namn TEXT, pris REAL);',
    "INSERT INTO sak VALUES ('bok', 2), (NULL, 0.1 + 0.2);",
  );

  it('shows rows as the sqlite3 shell does', async () => {
    expect(
      await runProblems(
        table,
        fence('sql continues', 'SELECT namn, pris FROM sak'),
        fence('output', 'bok|2.0', '|0.3'),
      ),
    ).toEqual([]);
  });

  it('shows errors', async () => {
    expect(await runProblems(fence('sql', 'SELECT * FROM ingen;'))).toEqual([
      '1 programmet slutar med felkod 1',
    ]);
    expect(
      await runProblems(
        fence('sql should_fail', 'SELECT * FROM ingen;'),
        fence('output', 'Error: no such table: ingen'),
      ),
    ).toEqual([]);
  });

  it('takes a test’s rows for claims', async () => {
    const page = (count: number) => [
      '<Exercise>\n\n<Solution>\n',
      fence('sql', 'CREATE TABLE t (x);', 'INSERT INTO t VALUES (1);'),
      '</Solution>\n',
      fence('sql test', `SELECT count(*) = ${String(count)} FROM t;`),
      '</Exercise>',
    ];
    expect(await runProblems(...page(1))).toEqual([]);
    expect(await runProblems(...page(2))).toHaveLength(1);
  });
});
