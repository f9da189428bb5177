import { useState, type ComponentType, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import AluSim from '@site/tests/fixtures/docs/alusim.mdx';
import BaseConverter from '@site/tests/fixtures/docs/baseconverter.mdx';
import ConvLab from '@site/tests/fixtures/docs/convlab.mdx';
import FlagCheck from '@site/tests/fixtures/docs/flagcheck.mdx';
import GateSim from '@site/tests/fixtures/docs/gatesim.mdx';
import GridWorld from '@site/tests/fixtures/docs/gridworld.mdx';
import KeyTrainer from '@site/tests/fixtures/docs/keytrainer.mdx';
import MazeViz from '@site/tests/fixtures/docs/mazeviz.mdx';
import NetLab from '@site/tests/fixtures/docs/netlab.mdx';
import Parsons from '@site/tests/fixtures/docs/parsons.mdx';
import PointLab from '@site/tests/fixtures/docs/pointlab.mdx';
import Predict from '@site/tests/fixtures/docs/predict.mdx';
import PyRun from '@site/tests/fixtures/docs/pyrun.mdx';
import Quiz from '@site/tests/fixtures/docs/quiz.mdx';
import SpriteLab from '@site/tests/fixtures/docs/spritelab.mdx';
import StepTrace from '@site/tests/fixtures/docs/steptrace.mdx';
import Term from '@site/tests/fixtures/docs/term.mdx';
import TokenLab from '@site/tests/fixtures/docs/tokenlab.mdx';
import TruthTable from '@site/tests/fixtures/docs/truthtable.mdx';
import { openPage } from '../support/dom/page';
import { pressEverything, startTranslator, translationFaults } from '../support/inPage/translator';

const pages: Readonly<Record<string, ComponentType>> = {
  ...{ AluSim, BaseConverter, ConvLab, FlagCheck, GateSim, GridWorld, KeyTrainer, MazeViz },
  ...{ NetLab, Parsons, PointLab, Predict, PyRun, Quiz, SpriteLab, StepTrace, Term, TokenLab },
  TruthTable,
};

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

test.each(Object.entries(pages))(
  '%s can be used with every text translated, and all that it writes is seen',
  async (_, Page) => {
    await openPage(Page);
    expect(await faultsWhenTranslated()).toEqual([]);
  },
);

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
