import { Random } from '../random.ts';
import type { Attack } from './attack.ts';
import { roundTrips, staleQuotes } from './conversions.ts';
import { escapedShares } from './copy-evasions.ts';
import { copyHunts } from './copy-hunts.ts';
import { futuresGangs } from './futures-gangs.ts';
import { emptyTicket, instantVisits } from './funding-rings.ts';
import { stopLoops } from './futures-stops.ts';
import { drainedPool } from './option-drains.ts';
import { knownTicks } from './option-knowing.ts';
import { huntedPosition, pushedMark } from './pushed-marks.ts';
import { coverGriefing } from './cover-griefing.ts';
import { replayedDeposits } from './replayed-deposits.ts';
import { cascade, stopHunt } from './stop-hunts.ts';
import { referralRings } from './referral-rings.ts';
import { transferLoops } from './transfer-loops.ts';
import { farBids, selfTrade, splitOrder } from './thin-books.ts';

const attacks: readonly Attack[] = [
  stopHunt,
  cascade,
  farBids,
  selfTrade,
  splitOrder,
  coverGriefing,
  transferLoops,
  referralRings,
  roundTrips,
  staleQuotes,
  replayedDeposits,
  ...futuresGangs,
  pushedMark,
  huntedPosition,
  emptyTicket,
  instantVisits,
  stopLoops,
  knownTicks,
  drainedPool,
  ...copyHunts,
  escapedShares,
];

/** Plays every attack a number of times; gives what went wrong, in words with the seed of the round. */
export function playAttacks(firstSeed: number, rounds: number): { lines: string[]; failures: string[] } {
  const lines: string[] = [];
  const failures: string[] = [];
  for (const attack of attacks) {
    let best = -(2n ** 62n);
    for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
      const { gain, allowed, broken } = attack.play(new Random(seed));
      if (gain > best) best = gain;
      const tooMuch = gain > allowed ? `it gains ${gain}, allowed are ${allowed}` : null;
      const failure = broken ?? tooMuch;
      if (failure !== null) failures.push(`${attack.line}, seed ${seed}: ${failure}`);
    }
    lines.push(`${attack.line}: ${rounds} rounds, gained ${best} millionths of a USDT at best`);
  }
  return { lines, failures };
}
