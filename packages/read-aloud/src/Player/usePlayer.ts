import { useEffect, useState, useSyncExternalStore } from 'react';
import { placeOf } from '@kurser/shared/keyboard';
import { readArticle } from '../content/readArticle';
import { followReading, firstInSight, type Following } from '../place/follow';
import { mark, unmark } from '../place/marks';
import { pressedRange, selectedRange } from '../place/pressed';
import { sentenceFrom } from '../place/ranges';
import { isReadKey } from '../ReadButton/readKey';
import { createPlayer, type Player, type PlayerView } from '../voice/player';
import { createSpeech } from '../voice/speech';
import type { Voices } from '../voice/voices';

/** Where reading begins: at what is marked, or else at the first words in sight. */
function startOf(article: Element, player: Player): number {
  const selected = selectedRange(article);
  const sentences = player.sentences();
  const marked = selected === undefined ? undefined : sentenceFrom(sentences, selected);
  if (marked !== undefined) return marked;
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return window.scrollY < window.innerHeight / 2
    ? 0
    : firstInSight(sentences, Number.parseFloat(scrollPaddingTop) || 0);
}

/** Marks what is read and scrolls along, for as long as the player is there. */
function accompany(player: Player, following: Following): () => void {
  let shown: PlayerView['sentence'];
  const onChange = (): void => {
    const view = player.view();
    mark(view);
    if (view.sentence !== undefined && view.sentence !== shown) following.to(view.sentence);
    shown = view.sentence;
  };
  const stop = player.subscribe(onChange);
  return () => {
    stop();
    unmark();
  };
}

/** A press in the text reads from there. */
function listenForPresses(article: Element, player: Player, following: Following): () => void {
  const onClick = (event: Event): void => {
    const at = event instanceof MouseEvent ? pressedRange(event) : undefined;
    const sentence = at === undefined ? undefined : sentenceFrom(player.sentences(), at);
    if (sentence === undefined) return;
    following.again();
    player.send({ type: 'jump', sentence });
  };
  article.addEventListener('click', onClick);
  return () => {
    article.removeEventListener('click', onClick);
  };
}

function listenForKey(toggle: () => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isReadKey(event, placeOf(event.target))) return;
    event.preventDefault();
    toggle();
  };
  window.addEventListener('keydown', onKeyDown);
  return () => {
    window.removeEventListener('keydown', onKeyDown);
  };
}

/** Parts of the page come when the reader comes near, and change when they are used. */
function listenForChanges(article: Element, player: Player): () => void {
  const observer = new MutationObserver(() => {
    const { sentence } = player.view();
    const isGone = sentence !== undefined && !sentence.block.isConnected;
    const isAtRest = player.view().playing.kind === 'paused';
    if (isGone || isAtRest) player.renew(readArticle(article));
  });
  observer.observe(article, { childList: true, subtree: true });
  return () => observer.disconnect();
}

export interface Reading {
  readonly player: Player;
  readonly view: PlayerView;
  /** The reader has asked for a place: the page scrolls along again. */
  readonly follow: () => void;
}

function pauses({ kind }: PlayerView['playing']): boolean {
  return kind === 'playing';
}

/** Reads the article from the moment it is there until it leaves the screen. */
export function useReading(article: Element, voices: Voices, rate: number): Reading {
  const [player] = useState(() =>
    createPlayer(createSpeech(window.speechSynthesis, voices), readArticle(article), rate),
  );
  const [following] = useState(() => ({ current: undefined as Following | undefined }));
  useEffect(() => {
    const follow = followReading();
    following.current = follow;
    const pause = (): void => player.send({ type: 'pause' });
    const ends = [
      accompany(player, follow),
      listenForPresses(article, player, follow),
      listenForKey(() => {
        follow.again();
        player.send({ type: pauses(player.view().playing) ? 'pause' : 'play' });
      }),
      listenForChanges(article, player),
      () => follow.end(),
    ];
    window.addEventListener('pagehide', pause);
    player.send({ type: 'jump', sentence: startOf(article, player) });
    return () => {
      window.removeEventListener('pagehide', pause);
      pause();
      for (const end of ends) end();
    };
  }, [article, following, player]);
  useEffect(() => {
    player.setRate(rate);
  }, [player, rate]);
  const view = useSyncExternalStore(player.subscribe, player.view);
  return { player, view, follow: () => following.current?.again() };
}
