import type { Random } from '../random.ts';

/** What an attack came to: what it gained at the index and what the rules leave to be gained, in units of USDT. */
export interface Gain {
  gain: bigint;
  allowed: bigint;
  /** A rule that was broken on the way, or null. */
  broken: string | null;
}

/** Somebody who has read the rules and tries to gain by them; `line` names its sentence in the list of defects. */
export interface Attack {
  line: string;
  play(random: Random): Gain;
}
