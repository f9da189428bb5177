import { describe, expect, it } from 'vitest';
import { publicGlobalData } from '../publicGlobalData';

const version = {
  name: 'current',
  docs: [{ id: 'index', path: '/courses/', sidebar: 'courses' }],
  sidebars: { courses: { link: { path: '/courses/', label: 'Hemlig ingång' } }, empty: {} },
};
const data = {
  'docusaurus-plugin-content-docs': { default: { path: '/courses', versions: [version] } },
  seal: { default: { kind: 'plain' } },
};

describe('global data', () => {
  it('loses the label of the first page and nothing else', () => {
    const result = publicGlobalData(data);
    expect(JSON.stringify(result)).not.toContain('Hemlig');
    expect(result).toEqual(JSON.parse(JSON.stringify(data).replace('Hemlig ingång', '')));
  });

  it.each([[{}], [null], [[]], [{ 'docusaurus-plugin-content-docs': { default: {} } }]])(
    'of another shape stays as it is: %j',
    (other) => {
      expect(publicGlobalData(other)).toEqual(other);
    },
  );
});
