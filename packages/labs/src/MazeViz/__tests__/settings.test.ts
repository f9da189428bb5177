import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { mapToText } from '../core/mapText';
import type { LabProps } from '../../kit/labPart';
import { parseOrder, parseSettings } from '../settings';

function fence(language: string, text: string): ReactNode {
  return createElement(
    'pre',
    null,
    createElement('code', { className: `language-${language}` }, `${text}\n`),
  );
}

function fault(props: LabProps): string {
  try {
    parseSettings(props);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return '';
}

describe('parseSettings', () => {
  it('searches liten breadth first when nothing is said', () => {
    expect(parseSettings({})).toMatchObject({
      source: 'liten',
      algorithm: 'bfs',
      compare: undefined,
      heuristic: 'manhattan',
      order: ['N', 'Ö', 'S', 'V'],
      weights: false,
    });
  });

  it('takes the map from a fence and offers weights when it has any', () => {
    const setup = parseSettings({ children: fence('maze', '#S 3\n#  G') });
    expect(mapToText(setup.maze)).toBe('#S 3\n#  G');
    expect(setup.source).toBe('lektion');
    expect(setup.weights).toBe(true);
  });

  it('digs from a seed in the size that is asked for', () => {
    const setup = parseSettings({ seed: 42, rows: 5, columns: 9, order: 'SÖNV' });
    expect(mapToText(setup.maze).split('\n')[1]).toBe('#S    # #');
    expect(setup.order).toEqual(['S', 'Ö', 'N', 'V']);
  });

  it.each<readonly [LabProps, string]>([
    [{ algorithm: 'dsf' }, 'algorithm har värdet "dsf" men ska vara ett av dfs, dfs-rekursiv, bfs'],
    [{ compare: true }, 'compare har värdet true'],
    [{ preset: 'stor' }, 'ett av liten, mellan, öppen'],
    [{ heuristic: 'fågelvägen' }, 'manhattan, tjebysjov, euklidisk, noll'],
    [{ order: 'NNSV' }, 'order ska vara de fyra riktningarna en gång var'],
    [{ seed: -1 }, 'seed har värdet -1 men ska vara ett heltal från 0'],
    [{ seed: 1, rows: 8 }, 'rows har värdet 8 men ska vara ett udda tal'],
    [{ seed: 1, columns: 99 }, 'ett heltal från 5 till 41'],
    [{ weights: 'ja' }, 'weights har värdet "ja"'],
    [{ preset: 'liten', seed: 1 }, 'välj en bana'],
    [{ algoritm: 'bfs' }, 'algoritm är ingen egenskap'],
    [{ children: fence('text', 'S G') }, 'ett enda kodblock med språket maze'],
    [{ children: 'bara ord' }, 'ett enda kodblock med språket maze'],
    [{ children: fence('maze', 'S') }, 'Banan saknar mål: skriv ett G på en ruta.'],
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
