import { expect, it } from 'vitest';
import { parseRecording } from '@kurser/python-runner/recording';
import { objectsApart } from '../core/apart';

it('draws two objects with attributes apart, however alike they are', () => {
  const variables = [
    ['a', 1],
    ['b', 2],
  ];
  const recording = parseRecording({
    steps: [
      {
        ...{ line: 1, kind: 'line', frames: [0] },
        objects: [
          [1, 0],
          [2, 0],
        ],
      },
    ],
    frames: [['', 0, variables]],
    objects: [['instance', 'Sak', [['x', '1']], 0]],
    ...{ end: 'end', tail: '' },
  });
  expect(recording === undefined ? null : [...objectsApart(recording)]).toEqual([1, 2]);
});
