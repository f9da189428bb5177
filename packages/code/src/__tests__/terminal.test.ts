import { describe, expect, it } from 'vitest';
import { commandsIn, withPrompt } from '../terminal';

describe('the commands of a terminal', () => {
  it.each([
    ['$ git status\n?? a.py\n$ git add a.py', 'git status\ngit add a.py'],
    ['(.venv) $ pip install x\nok', 'pip install x'],
    ['$ gdb -q \\\n> -ex run\nut', 'gdb -q \\\n-ex run'],
    ["$ cat > a <<'SLUT'\n> rad\n> SLUT\n> inte ett kommando", "cat > a <<'SLUT'\nrad\nSLUT"],
    ['$ cat a\n> citat', 'cat a'],
    ['$', ''],
    ['bara utskrift', 'bara utskrift'],
  ])('in %j are %j', (code, commands) => {
    expect(commandsIn(code)).toBe(commands);
  });
});

describe('a prompt', () => {
  it('has an element of its own, with its colours', () => {
    expect(withPrompt('<span class="code-keyword">$</span> ls', 2)).toBe(
      '<span class="prompt" data-prompt><span class="code-keyword">$</span> </span>ls',
    );
    expect(withPrompt('&gt; rad', 2)).toBe('<span class="prompt" data-prompt>&gt; </span>rad');
  });

  it('is left where a colour goes on over its end', () => {
    expect(withPrompt('<span class="code-string">$ ls</span>', 2)).toBe(
      '<span class="code-string">$ ls</span>',
    );
  });
});
