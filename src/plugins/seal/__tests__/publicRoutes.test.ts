import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../publicRoutes';

const routes = `
export default [
  { path: '/courses', component: ComponentCreator('/courses', '5a1'), routes: [
    { path: '/courses', component: ComponentCreator('/courses', 'd41'), routes: [
      { path: '/courses/m-1', component: ComponentCreator('/courses/m-1', '0f0'), exact: true },
      { path: '/courses/o\\'hara', component: ComponentCreator('/courses/o\\'hara', '0f0') },
    ] } ] },
  { path: '*', component: ComponentCreator('*') },
];`;
const chunkNames = {
  '/courses-5a1': { __comp: 'a' },
  '/courses-d41': { __comp: 'b' },
  '/courses/m-1-0f0': { __comp: 'c' },
  "/courses/o'hara-0f0": { __comp: 'd' },
};

describe('the public route table', () => {
  it('has numbers where there were hashes', () => {
    const result = publicRoutes({ routes, chunkNames });
    expect(result.chunkNames).toEqual({
      '/courses-0': { __comp: 'a' },
      '/courses-1': { __comp: 'b' },
      '/courses/m-1-0': { __comp: 'c' },
      "/courses/o'hara-0": { __comp: 'd' },
    });
    expect(result.routes).toBe(
      routes.replace("'5a1'", "'0'").replace("'d41'", "'1'").replaceAll("'0f0'", "'0'"),
    );
  });

  it('is not made of a table that is written in another way', () => {
    expect(() => publicRoutes({ routes: '', chunkNames })).toThrow('4 routes are not in the route');
    expect(() => publicRoutes({ routes, chunkNames: {} })).toThrow('The route /courses has no');
  });
});
