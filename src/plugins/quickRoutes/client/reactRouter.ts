import { createElement, isValidElement, type ReactNode } from 'react';
import {
  matchPath as findMatch,
  Switch as OriginalSwitch,
  useLocation,
  type SwitchProps,
} from 'react-router';
import { mayMatch, type RoutePattern } from './mayMatch';

// Stands in for all of `react-router`; what is exported below takes the place of its namesake.
export * from 'react-router';

/** The router's own, which is only asked about routes that may match. */
export const matchPath: typeof findMatch = (pathname, pattern, parent) => {
  const isRoute = typeof pattern === 'object' && !Array.isArray(pattern);
  return isRoute && !mayMatch(pathname, pattern) ? null : findMatch(pathname, pattern, parent);
};

function mayShow(pathname: string, child: ReactNode): boolean {
  return !isValidElement<RoutePattern>(child) || mayMatch(pathname, child.props);
}

/** The router's own, which only sees routes that may match. */
export function Switch({ location, children }: SwitchProps): ReactNode {
  const here = useLocation();
  const { pathname } = location ?? here;
  const candidates: ReactNode = Array.isArray(children)
    ? children.filter((child: ReactNode) => mayShow(pathname, child))
    : children;
  return createElement(OriginalSwitch, { location }, candidates);
}
