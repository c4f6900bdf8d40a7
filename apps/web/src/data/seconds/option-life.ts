import type { Option } from './use-options.ts';
import type { IndexTick, LiveIndex } from './index-ticks.ts';

const ticksOfMean = 5;
const strikeFromMs = 2000;
const tickMs = 1000;

/** How far an open option is: its strike waits for its first tick, is gathered, runs, or its instant has passed. */
export type OptionStage = 'waiting' | 'striking' | 'running' | 'settling';

/** The ticks that an option's strike is made of, as far as they have come: the first five from 2 s after acceptance on. */
export function strikeTicksOf(
  { handle_time: at }: Pick<Option, 'handle_time'>,
  ticks: readonly IndexTick[],
): readonly IndexTick[] {
  return ticks.filter(({ time }) => time >= at + strikeFromMs).slice(0, ticksOfMean);
}

/** The stage of an open option at a time of the exchange. */
export function stageOf(option: Option, ticks: readonly IndexTick[], now: number): OptionStage {
  if (option.due_time !== 0) return now > option.due_time ? 'settling' : 'running';
  return strikeTicksOf(option, ticks).length === 0 ? 'waiting' : 'striking';
}

/** What of its time is left, 1 at the strike and 0 at the instant. */
export function leftOf({ due_time: due, seconds }: Option, now: number): number {
  if (due === 0) return 1;
  return Math.min(1, Math.max(0, (due - now) / (seconds * 1000)));
}

/** Whether more is known of an open option than this copy says: its strike is made, or it has ended. */
export function isBehind(option: Option, ticks: readonly IndexTick[], now: number): boolean {
  if (option.due_time !== 0) return now > option.due_time + tickMs;
  const struckBy = option.handle_time + strikeFromMs + ticksOfMean * tickMs + tickMs;
  return now > struckBy || strikeTicksOf(option, ticks).length === ticksOfMean;
}

/** On which side of an option's strike the index is, and whether that is its owner's; at it while there is neither. */
export function sideOf({ open_price: strike, open_time: struck, type }: Option, live: LiveIndex | null) {
  const distance = live === null || struck === 0 ? 0 : Number(live.last.price) - Number(strike);
  const side = distance === 0 ? 'at' : distance > 0 ? 'above' : 'below';
  return { side, isAhead: side === (type === 'up' ? 'above' : 'below') } as const;
}
