import { describe, expect, it } from 'vitest';
import { clampToPlane, nameOf, parseDataset, unitOf } from '../core/data';
import { presetDataset, presetNames } from '../core/presets';

const classes = `bredd (cm); höjd (cm); sort
5,1; 7.0; citron

7;7,1;apelsin`;

describe('parseDataset', () => {
  it('reads names, decimals of both kinds and classes', () => {
    expect(parseDataset(classes)).toMatchObject({
      form: 'classes',
      xLabel: 'bredd (cm)',
      yLabel: 'höjd (cm)',
      groups: ['citron', 'apelsin'],
      samples: [
        { x: 5.1, y: 7, group: 0 },
        { x: 7, y: 7.1, group: 1 },
      ],
    });
  });

  it('tells pairs from outcomes by their values', () => {
    expect(parseDataset('x; y\n1; 2\n2; 3')).toMatchObject({ form: 'pairs', groups: [''] });
    const outcomes = parseDataset('x; y\n1; 0\n2; 1');
    expect(outcomes).toMatchObject({ form: 'outcomes', groups: ['0', '1'] });
    expect(outcomes.samples.map(({ group }) => group)).toEqual([0, 1]);
  });

  it('has axes that hold all points', () => {
    for (const name of presetNames) {
      const { samples, x, y } = presetDataset(name);
      expect(samples.length).toBeGreaterThan(1);
      for (const point of samples) {
        expect(point.x).toBeGreaterThanOrEqual(x.min);
        expect(point.x).toBeLessThanOrEqual(x.max);
        expect(point.y).toBeGreaterThanOrEqual(y.min);
        expect(point.y).toBeLessThanOrEqual(y.max);
      }
    }
  });

  it.each([
    ['', 'första raden'],
    ['bredd', 'första raden'],
    ['a; b; c; d\n1; 2; x; y', 'första raden'],
    ['x; y\n1; 2', 'datan har 1 punkter'],
    ['x; y\n1; 2\n3', 'rad 3, "3"'],
    ['x; y\n1; 2\n3; fyra', 'rad 3'],
    ['x; y; z\n1; 2; a\n3; 4;', 'rad 3'],
    ['x; y; z\n1; 2; a\n3; 4; a', '1 klasser'],
    ['x; y; z\n1;1;a\n1;1;b\n1;1;c\n1;1;d\n1;1;e', '5 klasser'],
  ])('refuses %j', (text, message) => {
    expect(() => parseDataset(text)).toThrow(message);
  });
});

describe('names and units', () => {
  it('takes the unit out of a name', () => {
    expect([nameOf('bredd (cm)'), unitOf('bredd (cm)')]).toEqual(['bredd', ' cm']);
    expect([nameOf('antal'), unitOf('antal')]).toEqual(['antal', '']);
  });
});

describe('clampToPlane', () => {
  it('keeps a point inside the axes', () => {
    const data = parseDataset(classes);
    expect(clampToPlane(data, { x: -9, y: 99 })).toEqual({ x: data.x.min, y: data.y.max });
    expect(clampToPlane(data, { x: 6, y: 7.05 })).toEqual({ x: 6, y: 7.05 });
  });

  it('moves an outcome to the nearer of 0 and 1', () => {
    const data = presetDataset('timmar');
    expect(clampToPlane(data, { x: 2, y: 0.4 }).y).toBe(0);
    expect(clampToPlane(data, { x: 2, y: 0.6 }).y).toBe(1);
  });
});
