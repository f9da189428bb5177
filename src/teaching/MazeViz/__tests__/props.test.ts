import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { mapToText } from '../mapText';
import { parseMazeProps, parseOrder, type MazeVizProps } from '../props';

function fence(language: string, text: string): ReactNode {
  return createElement(
    'pre',
    null,
    createElement('code', { className: `language-${language}` }, `${text}\n`),
  );
}

function fault(props: MazeVizProps): string {
  try {
    parseMazeProps(props);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('parseMazeProps', () => {
  it('searches liten breadth first when nothing is said', () => {
    expect(parseMazeProps({})).toMatchObject({
      source: 'liten',
      algorithm: 'bfs',
      compare: undefined,
      heuristic: 'manhattan',
      order: ['N', 'Ö', 'S', 'V'],
      weights: false,
    });
  });

  it('takes the map from a fence and offers weights when it has any', () => {
    const setup = parseMazeProps({ children: fence('maze', '#S 3\n#  G') });
    expect(mapToText(setup.maze)).toBe('#S 3\n#  G');
    expect(setup.source).toBe('lektion');
    expect(setup.weights).toBe(true);
  });

  it('digs from a seed in the size that is asked for', () => {
    const setup = parseMazeProps({ seed: 42, rows: 5, columns: 9, order: 'SÖNV' });
    expect(mapToText(setup.maze).split('\n')[1]).toBe('#S    # #');
    expect(setup.order).toEqual(['S', 'Ö', 'N', 'V']);
  });

  it.each<readonly [MazeVizProps, string]>([
    [{ algorithm: 'dsf' }, 'algorithm="dsf" går inte. Skriv ett av dfs, dfs-rekursiv, bfs'],
    [{ compare: true }, 'compare={true}'],
    [{ preset: 'stor' }, 'Skriv ett av liten, mellan, öppen'],
    [{ heuristic: 'fågelvägen' }, 'manhattan, tjebysjov, euklidisk, noll'],
    [{ order: 'NNSV' }, 'Skriv de fyra riktningarna en gång var'],
    [{ seed: -1 }, 'Skriv ett heltal från 0'],
    [{ seed: 1, rows: 8 }, 'rows={8}'],
    [{ seed: 1, columns: 99 }, 'från 5 till 41'],
    [{ weights: 'ja' }, 'weights="ja"'],
    [{ preset: 'liten', seed: 1 }, 'välj en bana'],
    [{ children: fence('text', 'S G') }, 'ett enda kodblock med språket maze'],
    [{ children: 'bara ord' }, 'ett enda kodblock med språket maze'],
    [{ children: fence('maze', 'S') }, 'Banan saknar mål'],
  ])('refuses %j', (props, part) => {
    expect(fault(props)).toContain('MazeViz: ');
    expect(fault(props)).toContain(part);
  });
});

describe('parseOrder', () => {
  it('reads the four directions in any order', () => {
    expect(parseOrder('s, ö, n, v')).toEqual(['S', 'Ö', 'N', 'V']);
    expect(parseOrder('NÖS')).toBeUndefined();
    expect(parseOrder('NÖSVN')).toBeUndefined();
  });
});
