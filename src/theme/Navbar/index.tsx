import { useEffect, type ReactNode } from 'react';
import OriginalNavbar from '@theme-original/Navbar';

/** Less than this many pixels are a finger that rests. */
const least = 8;

/**
 * Says on `<html>` whether the reader goes on down the page or has turned back, for site.css to
 * take the bar away on a phone. The theme's own way draws the bar anew at every turn, and puts the
 * site's name into the sidebar for it.
 */
function useBarThatMakesRoom(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before = window.scrollY;
    const onScroll = (): void => {
      const now = window.scrollY;
      const isNearTop = now < window.innerHeight / 4;
      if (!isNearTop && Math.abs(now - before) < least) return;
      if (isNearTop || now < before) delete dataset['bar'];
      else dataset['bar'] = 'away';
      before = now;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      delete dataset['bar'];
    };
  }, []);
}

/** The theme's bar; on a phone it makes room while one reads on. */
export default function Navbar(): ReactNode {
  useBarThatMakesRoom();
  return <OriginalNavbar />;
}
