import { Children, createElement, useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as router from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { RouterContext } from '../../../platform/router';
import { Route, Switch } from '../client/reactRouter';

const seen = vi.hoisted(() => ({ children: 0 }));

/** Only counts what the router's own choice is given. */
vi.mock(import('react-router'), async (importOriginal) => {
  const original = await importOriginal();
  class CountingSwitch extends original.Switch {
    override render(): ReactNode {
      seen.children = Children.count(this.props.children);
      return super.render();
    }
  }
  return { ...original, Switch: CountingSwitch };
});

const { Route: OriginalRoute, StaticRouter, Switch: OriginalSwitch } = router;

type Choice = typeof Switch | typeof OriginalSwitch;

function render(at: string, choice: Choice, ...children: readonly ReactNode[]): string {
  const element = createElement<router.SwitchProps>(choice, {}, ...children);
  return renderToStaticMarkup(createElement(StaticRouter, { location: at, context: {} }, element));
}

function route(path: string | undefined, exact = true): ReactNode {
  return createElement(Route, { key: path, path, exact, render: ({ match }) => match.path });
}

const paths = ['/', '/courses/:any', '/courses', '/courses/3/m1', '/courses/3', '*'];
const addresses = [
  ...['/', '/courses', '/courses/', '/courses/x', '/Courses/3/m1', '/courses/3/m1/', '/elsewhere'],
];

describe('the choice among routes', () => {
  it.each(addresses)('at %s is the router’s own', (at) => {
    const exact = paths.map((path) => route(path));
    const loose = paths.map((path) => route(path, false));
    const mixed = [false, route('/courses/3/m1'), createElement(() => 'other', { key: 'other' })];
    for (const children of [exact, loose, mixed]) {
      const original = render(at, OriginalSwitch, children);
      expect(render(at, Switch, children)).toBe(original);
      expect(render(at, Switch, ...children)).toBe(original);
    }
  });

  it('is made between few', () => {
    const pages = Array.from({ length: 1_000 }, (_, page) => route(`/courses/${page}`));
    expect(render('/courses/999', Switch, pages)).toBe('/courses/999');
    expect(seen.children).toBe(1);
    expect(render('/courses/999', OriginalSwitch, pages)).toBe('/courses/999');
    expect(seen.children).toBe(1_000);
  });
});

describe('a route', () => {
  /** Tells what it is given, as far as that can be written. */
  const show = ({ location, match }: Readonly<Record<'location' | 'match', unknown>>): string =>
    JSON.stringify([location, match]);
  const Shown = (): ReactNode => {
    const place = useContext(RouterContext);
    return show(place);
  };
  const shown = createElement(Shown);
  const elsewhere = { pathname: '/courses/3', search: '?x', hash: '#y', state: null };
  const contents: readonly router.RouteProps[] = [
    { children: shown },
    { children: [] },
    { children: [shown, 'and more'] },
    { children: show },
    { component: show },
    { render: show },
    { render: show, component: Shown },
    { render: show, children: shown },
    {},
  ];
  const places: readonly router.RouteProps[] = [
    ...paths.flatMap((path) => [{ path }, { path, exact: true }, { path, location: elsewhere }]),
    { path: ['/courses', '/courses/3'] },
    { location: elsewhere },
    {},
  ];

  it.each(addresses)('at %s shows what the router’s own shows', (at) => {
    for (const place of places)
      for (const content of contents) {
        const props = { ...place, ...content };
        const original = render(at, OriginalSwitch, createElement(OriginalRoute, props));
        expect(render(at, OriginalSwitch, createElement(Route, props))).toBe(original);
        const alone = (type: typeof Route | typeof OriginalRoute): string =>
          renderToStaticMarkup(
            createElement(
              StaticRouter,
              { location: at, context: {} },
              createElement<router.RouteProps>(type, props),
            ),
          );
        expect(alone(Route)).toBe(alone(OriginalRoute));
      }
  });
});
