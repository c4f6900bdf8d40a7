import type { Position } from '../../data/positions/position.ts';

interface Shown {
  position: Position;
  /** Whether it is in sight. */
  seen: boolean;
}

const moved: ReadonlySet<string> = new Set([
  'markPrice',
  'unrealized',
  'liquidationPrice',
] satisfies (keyof Position)[]);

/**
 * Whether a position has to be drawn anew: out of sight not for what marks alone have moved, which is drawn when it comes into sight. Among
 * many positions most are out of sight.
 */
export function isShownAnew(before: Shown, now: Shown): boolean {
  if (before.position === now.position) return false;
  if (now.seen) return true;
  const keys = Object.keys(now.position) as (keyof Position)[];
  return keys.some((key) => !moved.has(key) && before.position[key] !== now.position[key]);
}
