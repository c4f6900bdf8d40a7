import { alice, btc } from './exchange-world.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';

const bought = {
  customer: alice,
  asset: btc,
  direction: 'up',
  seconds: 30,
  stake: 0n,
  payoutPpm: 1,
  reserve: 0n,
} as const;
const ended = { ...bought, option: 9, acceptedAt: 1, strikeTicks: [], settlementTicks: [] } as const;

/** Frames of seconds options that name what isn't there. */
export const optionFrames: readonly FrameRow[] = [
  [{ ...bought, type: 'OptionBought', option: 9, indexE8: 1 }, 'Option 9 does not follow 0.'],
  [{ ...bought, type: 'OptionBought', option: 1, indexE8: 1 }, 'No options are sold on the asset 1.'],
  [
    { type: 'OptionRoundStarted', round: 9, asset: btc, seconds: 30, first: 1, last: 1, tick: 1 },
    'Round 9 does not follow 0.',
  ],
  [
    { type: 'OptionRoundStarted', round: 1, asset: btc, seconds: 30, first: 1, last: 1, tick: 1 },
    'No options are sold on the asset 1.',
  ],
  [{ type: 'OptionRoundStruck', round: 9, strikeE8: 1, ticks: [] }, 'There is no round of options 9.'],
  [{ type: 'OptionRoundPriced', round: 9, settlementE8: 1, ticks: [] }, 'There is no round of options 9.'],
  [{ type: 'OptionRoundVoided', round: 9, reason: 'strike_gap', ticks: [] }, 'There is no round of options 9.'],
  [
    { ...ended, type: 'OptionSettled', strikeE8: 1, settlementE8: 1, result: 'tied', paid: 0n },
    'There is no open option 9.',
  ],
  [{ ...ended, type: 'OptionVoided', reason: 'strike_late' }, 'There is no open option 9.'],
  [
    { type: 'OptionPoolWithdrawn', withdrawal: 9, amount: 0n, reference: '', act: 1 },
    'Withdrawal from the pool 9 does not follow 0.',
  ],
];
