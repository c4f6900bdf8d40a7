/** A swipe from panel to panel: undecided at first, then sideways or given over to scrolling. */
export type Swipe =
  | { phase: 'rest' }
  | { phase: 'undecided'; x: number; y: number; at: number }
  | { phase: 'sideways'; x: number; at: number; distance: number };

export type SwipeEvent = { type: 'touch' | 'move'; x: number; y: number; at: number } | { type: 'cancel' };

/** A finger that has moved this far has said where it is going. */
const decidedPx = 8;
/** This far, or faster than this, a swipe turns to the next panel. */
const turnPx = 64;
const turnPxPerMs = 0.4;
const leastTurnPx = 16;

export const noSwipe: Swipe = { phase: 'rest' };

export function swipe(state: Swipe, event: SwipeEvent): Swipe {
  if (event.type === 'cancel') return noSwipe;
  const { x, y, at } = event;
  if (event.type === 'touch') return { phase: 'undecided', x, y, at };
  if (state.phase === 'sideways') return { ...state, distance: x - state.x };
  if (state.phase === 'rest') return state;
  const [across, along] = [Math.abs(x - state.x), Math.abs(y - state.y)];
  if (Math.max(across, along) < decidedPx) return state;
  return across > along ? { phase: 'sideways', x: state.x, at: state.at, distance: x - state.x } : noSwipe;
}

/** Which way a swipe that ends at this time turns: 1 to the next panel, -1 to the one before, 0 stays. */
export function turnOf(state: Swipe, at: number): -1 | 0 | 1 {
  if (state.phase !== 'sideways') return 0;
  const way = Math.abs(state.distance);
  const fast = way / Math.max(1, at - state.at) >= turnPxPerMs && way >= leastTurnPx;
  if (way < turnPx && !fast) return 0;
  return state.distance < 0 ? 1 : -1;
}
