import { describe, expect, it } from 'vitest';
import { fence, lacks, runMarkdown, runProblems } from './support';

describe.skipIf(await lacks('go'))('go', () => {
  const main = (line: string) => [
    'package main',
    '',
    'import "fmt"',
    '',
    'func main() {',
    line,
    '}',
  ];

  it('runs formatted programs', async () => {
    expect(
      await runProblems(fence('go', ...main('\tfmt.Println("hej")')), fence('output', 'hej')),
    ).toEqual([]);
    expect(await runProblems(fence('go', ...main('  fmt.Println("hej")')))).toEqual([
      '1 koden kompilerar inte',
    ]);
  });

  it('vets', async () => {
    expect(await runProblems(fence('go', ...main('\tfmt.Printf("%d\\n", "text")')))).toEqual([
      '1 koden kompilerar inte',
    ]);
  });

  it('builds a folder’s files together and runs its tests', async () => {
    const page = (answer: string) => [
      fence('go file=tal/tal.go', 'package tal', '', 'func Svar() int {', '\treturn 42', '}'),
      fence(
        'go file=tal/tal_test.go',
        'package tal',
        '',
        'import "testing"',
        '',
        'func TestSvar(t *testing.T) {',
        `\tif Svar() != ${answer} {`,
        '\t\tt.Fatal("fel")',
        '\t}',
        '}',
      ),
    ];
    expect(await runProblems(...page('42'))).toEqual([]);
    expect(await runProblems(...page('41'))).toEqual(['9 programmet slutar med felkod 1']);
  });

  it('names a version that is not here, and does not count the block', async () => {
    const { findings, skipped, checked } = await runMarkdown(
      fence('go version="go99.1"', ...main('\tfmt.Println(1)')),
    );
    expect({ findings, checked }).toEqual({ findings: [], checked: 0 });
    expect(skipped.map(({ line, cause }) => [line, cause])).toEqual([[1, 'version']]);
    expect(skipped[0]?.reason).toMatch(/^blocket kräver go99.1, här finns go \d/);
  });
});
