/** A list is at rest, being pulled by a finger, pulled far enough, or fetching what is new. */
export type Pull =
  | { phase: 'rest' }
  | { phase: 'pulling'; from: number; distance: number }
  | { phase: 'armed'; from: number; distance: number }
  | { phase: 'refreshing' };

export type PullEvent =
  | { type: 'touch'; y: number; atTop: boolean }
  | { type: 'move'; y: number }
  | { type: 'release' }
  | { type: 'cancel' }
  /** Asked for without a finger, by a button. */
  | { type: 'ask' }
  | { type: 'done' };

/** Pulled this far, letting go refreshes; the list itself follows to no more than `mostPx`. */
export const armedPx = 56;
const mostPx = 96;
/** The list follows the finger at half its way, so that it feels held. */
const resistance = 0.5;

export const atRest: Pull = { phase: 'rest' };

/** The next state of a pull. Only a touch at the very top begins one, and while it refreshes nothing else does. */
export function pull(state: Pull, event: PullEvent): Pull {
  if (state.phase === 'refreshing') return event.type === 'done' ? atRest : state;
  switch (event.type) {
    case 'touch':
      return event.atTop ? { phase: 'pulling', from: event.y, distance: 0 } : atRest;
    case 'move':
      return state.phase === 'rest' ? state : pulledTo(state.from, event.y);
    case 'release':
      return state.phase === 'armed' ? { phase: 'refreshing' } : atRest;
    case 'ask':
      return { phase: 'refreshing' };
    default:
      return atRest;
  }
}

function pulledTo(from: number, y: number): Pull {
  const distance = Math.min(mostPx, Math.max(0, (y - from) * resistance));
  return { phase: distance >= armedPx ? 'armed' : 'pulling', from, distance };
}

/** How far the list stands below its place. */
export function pulledPx(state: Pull): number {
  if (state.phase === 'rest') return 0;
  return state.phase === 'refreshing' ? armedPx : state.distance;
}
