import { Children, createElement, useContext, useMemo, useState, type ReactNode } from 'react';
import {
  matchPath,
  RouterContext,
  type RouteComponentProps,
  type RouteProps,
} from '@kurser/platform/router';

// Stands in for all of `react-router`; what is exported below takes the place of its namesake.
export * from '@kurser/platform/router';

type Match = RouteComponentProps['match'];

interface OwnRouteProps extends RouteProps {
  /** Where the choice has been made already (Switch). */
  readonly computedMatch?: Match;
}

/**
 * The later of two values, but the earlier one for as long as they are the same in effect: whatever
 * is made of it can then be kept.
 */
function useKept<T>(latest: T, isSame: (before: T, after: T) => boolean): T {
  const [kept, keep] = useState(latest);
  if (isSame(kept, latest)) return kept;
  keep(latest);
  return latest;
}

/** What is read out of an address follows from the address and the path. */
function isSameMatch(before: Match | null, after: Match | null): boolean {
  if (before === null || after === null) return before === after;
  return before.url === after.url && before.path === after.path && before.isExact === after.isExact;
}

/** As in the router's own. */
function contentOf(
  { children, component, render }: RouteProps,
  place: RouteComponentProps,
  match: Match | null,
): ReactNode {
  if (typeof children === 'function') return children(place);
  if (match === null) return null;
  if (Children.count(children) > 0) return children;
  if (component !== undefined) return createElement(component, place);
  return render?.(place) ?? null;
}

interface Told {
  readonly location: RouteProps['location'];
  readonly around: RouteComponentProps;
}

/** A part that is given a location must not learn where the router is by now. */
function isSameTold(before: Told, after: Told): boolean {
  return (
    before.location === after.location &&
    (after.location !== undefined || before.around === after.around)
  );
}

/**
 * The router's own, but that what is in it is left alone as long as it is at the same place.
 * Docusaurus shows the old page at its old place until the next one has come; the router's own
 * routes would render all of it anew at that moment, because the place that it does not show is
 * another.
 */
export function Route(props: OwnRouteProps): ReactNode {
  const { children, component, render, path, computedMatch } = props;
  const { location: told, around } = useKept(
    { location: props.location, around: useContext(RouterContext) },
    isSameTold,
  );
  const location = told ?? around.location;
  const found = path === undefined ? around.match : matchPath(location.pathname, props);
  const match = useKept(computedMatch ?? found, isSameMatch);
  return useMemo(() => {
    // The types promise a match, and the router gives null where there is none.
    const place = { ...around, location, match } as RouteComponentProps;
    const content = contentOf({ children, component, render }, place, match);
    return createElement(RouterContext.Provider, { value: place }, content);
  }, [around, location, match, children, component, render]);
}
