import { useState, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import StepTrace from '@site/tests/fixtures/docs/steptrace.mdx';
import { openPage } from '../support/dom/page';
import { pressEverything, startTranslator, translationFaults } from '../support/inPage/translator';

afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

/**
 * Uses what is on the page with every text translated, and returns what broke and what was written
 * where nobody sees it.
 */
async function faultsWhenTranslated(): Promise<readonly string[]> {
  // What is pressed here is not waited for one by one.
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const stop = startTranslator();
  expect(await pressEverything(document.body)).toBeGreaterThan(0);
  stop();
  return translationFaults();
}

function Planted(): ReactNode {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Tryck {count}
    </button>
  );
}

test('a text that is written where nobody sees it is found', async () => {
  render(<Planted />);
  expect(await faultsWhenTranslated()).toContainEqual(
    expect.stringMatching(/^dead: .*button: "1"/),
  );
});

test('a part whose texts have elements of their own is not; the other parts are asked in a browser', async () => {
  await openPage(StepTrace);
  expect(await faultsWhenTranslated()).toEqual([]);
});
