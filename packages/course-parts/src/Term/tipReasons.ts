/**
 * Why a tip is open. It stays as long as one reason is left, so that moving the mouse away does not
 * close what has the focus.
 */
export type TipReason = 'hover' | 'focus' | 'press';

export type TipEvent =
  | { readonly type: 'begin'; readonly reason: TipReason }
  | { readonly type: 'end'; readonly reason: TipReason }
  /**
   * Escape: closed whatever the reason, without moving mouse or focus (WCAG 1.4.13, dismissible).
   */
  | { readonly type: 'dismiss' };

export type TipReasons = ReadonlySet<TipReason>;

export const noReasons: TipReasons = new Set();

/** The reasons after an event. The same object when nothing changes. */
export function nextReasons(reasons: TipReasons, event: TipEvent): TipReasons {
  switch (event.type) {
    case 'begin':
      return reasons.has(event.reason) ? reasons : new Set([...reasons, event.reason]);
    case 'end':
      return reasons.has(event.reason)
        ? new Set([...reasons].filter((reason) => reason !== event.reason))
        : reasons;
    case 'dismiss':
      return reasons.size === 0 ? reasons : noReasons;
  }
}
