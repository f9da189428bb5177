import { createElement, useContext, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Route as OriginalRoute, StaticRouter, Switch, type RouteProps } from 'react-router';
import { describe, expect, it } from 'vitest';
import { RouterContext } from '@kurser/platform/router';
import { Route } from '../client/reactRouter';

const paths = ['/', '/courses/:any', '/courses', '/courses/3/m1', '/courses/3', '*'];
const addresses = [
  ...['/', '/courses', '/courses/', '/courses/x', '/Courses/3/m1', '/courses/3/m1/', '/elsewhere'],
];

const at = (address: string, content: ReactNode): string =>
  renderToStaticMarkup(createElement(StaticRouter, { location: address, context: {} }, content));

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
  const contents: readonly RouteProps[] = [
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
  const places: readonly RouteProps[] = [
    ...paths.flatMap((path) => [{ path }, { path, exact: true }, { path, location: elsewhere }]),
    { path: ['/courses', '/courses/3'] },
    { location: elsewhere },
    {},
  ];

  it.each(addresses)('at %s shows what the router’s own shows', (address) => {
    for (const place of places)
      for (const content of contents) {
        const props = { ...place, ...content };
        const original = createElement(OriginalRoute, props);
        const ours = createElement(Route, props);
        expect(at(address, ours)).toBe(at(address, original));
        const chosen = (route: ReactNode): string => at(address, createElement(Switch, {}, route));
        expect(chosen(ours)).toBe(chosen(original));
      }
  });
});
