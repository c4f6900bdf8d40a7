import { alice, btc, market, usdt } from './exchange-world.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';

const wish = { customer: alice, from: usdt, to: btc, amount: 1n } as const;
const recurring = { ...wish, plan: 9, everyDays: 1, firstAt: 1, lastAt: 1 } as const;
const quoted = {
  ...wish,
  quote: 9,
  replaces: 0,
  give: 1n,
  get: 1n,
  quoteAsset: usdt,
  change: 0n,
  income: 0n,
  turnover: 1n,
  firstMarket: market,
  firstSide: 'buy',
  firstLots: 1,
  secondMarket: 0,
  secondLots: 0,
  spreadPpm: 1,
  validUntil: 1,
} as const;

/** Frames of conversions that name what isn't there. */
export const conversionFrames: readonly FrameRow[] = [
  [{ ...quoted, type: 'ConvertQuoted' }, 'Quote 9 does not follow 0.'],
  [
    { type: 'ConversionFunded', conversion: 9, customer: alice, asset: usdt, amount: 0n },
    'Conversion 9 does not follow 0.',
  ],
  [
    {
      type: 'Converted',
      conversion: 1,
      quote: 9,
      plan: 0,
      customer: alice,
      from: usdt,
      to: btc,
      give: 0n,
      get: 0n,
      quoteAsset: usdt,
      change: 0n,
      income: 0n,
      rest: 0n,
    },
    'There is no quote of 1000.',
  ],
  [
    { type: 'DustConverted', conversion: 9, customer: alice, asset: btc, amount: 0n, paid: 0n },
    'Conversion 9 does not follow 0.',
  ],
  [{ ...recurring, type: 'RecurringBuyStarted' }, 'Recurring buy 9 does not follow 0.'],
  [
    { type: 'RecurringBuyRan', plan: 9, customer: alice, conversion: 0, reason: '', nextAt: 0 },
    'There is no recurring buy 9.',
  ],
  [{ type: 'RecurringBuyStopped', plan: 9, customer: alice }, 'There is no recurring buy 9.'],
  [
    {
      type: 'ConvertTermsSet',
      spreadPpm: 1,
      tolerancePpm: 1,
      validMs: 1,
      spreadMostPpm: 1,
      dustMostE6: 1,
      dustPauseMs: 1,
      effectiveAt: 7,
    },
    'There is no schedule of announced-convert-terms 7.',
  ],
];
