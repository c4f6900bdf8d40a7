import { alice, btc, market } from './exchange-world.test-support.ts';
import type { FrameRow } from './frame-row.test-support.ts';

const unknown = 'There is no corporate action 9.';
const announced = { action: 9, market, asset: btc, effectiveAt: 1, act: 1 } as const;
const ratio = { numerator: 2, denominator: 1, closeE8: 1 } as const;
const shares = { action: 9, customer: alice, asset: btc } as const;

/** Frames of splits and dividends that name what isn't there. */
export const stockFrames: readonly FrameRow[] = [
  [{ ...announced, type: 'SplitAnnounced', numerator: 2, denominator: 1 }, 'Corporate action 9 does not follow 0.'],
  [{ ...announced, type: 'DividendAnnounced', perShare: 1n, reserved: 0n }, 'Corporate action 9 does not follow 0.'],
  [{ type: 'CorporateActionCanceled', action: 9, released: 0n, act: 1 }, unknown],
  [{ type: 'CorporateActionBegun', action: 9, closeE8: 1, reserved: 0n }, unknown],
  [{ type: 'CorporateActionAdvanced', action: 9, stage: 'holders', last: 0 }, unknown],
  [{ ...shares, type: 'SharesSplit', kind: 'stock', before: 0n, change: 0n, cash: 0n, ...ratio }, unknown],
  [{ ...shares, type: 'DividendPaid', shares: 0n, amount: 0n, perShare: 1n }, unknown],
  [{ type: 'CorporateActionEnded', action: 9, released: 0n }, unknown],
  [{ type: 'LastCloseSet', market: 77, price: 1 }, 'There is no market 77.'],
];
