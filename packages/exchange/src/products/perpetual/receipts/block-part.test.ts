import { expect, test } from 'vitest';
import { isProven, type PlacedFrame, type ReceiptWorld } from '../../../kernel/receipt.ts';
import { replayClaim } from '../../receipts.ts';
import type { PerpetualEvent } from '../events.ts';
import { blockPart, closedInBlock } from './block-part.ts';

type PositionReduced = Extract<PerpetualEvent, { type: 'PositionReduced' }>;

const world: ReceiptWorld = {
  scaleOf: () => 6,
  market: () => ({ base: 1, priceDecimals: 1, quantityDecimals: 5 }),
  terms: () => ({ since: 7, values: { takerPpm: 600 } }),
};

/** A block of seven lots for 701 units, of which three went to somebody before. */
const frame = {
  seq: 9,
  at: 10,
  customer: 0,
  request: '',
  command: 'FireTimer',
  events: [
    { type: 'OrdersTraded', taker: 50, trade: 3, quantity: 4, quoteAmount: 400n },
    { type: 'OrdersTraded', taker: 50, trade: 4, quantity: 3, quoteAmount: 301n },
    { type: 'OrdersTraded', taker: 49, trade: 2, quantity: 9, quoteAmount: 900n },
    { type: 'BlockFilled', order: 51, block: 50, trade: 4, lots: 3 },
    { type: 'BlockFilled', order: 52, block: 50, trade: 4, lots: 4 },
  ],
} as unknown as PlacedFrame;

function closed(fee: bigint): PositionReduced {
  // 701 × 7 ÷ 7 less 701 × 3 ÷ 7, each down.
  const value = 701n - 300n;
  return {
    type: 'PositionReduced',
    position: 40,
    order: 52,
    trade: 4,
    customer: 1_000,
    market: 801,
    side: 'long',
    reason: 'order',
    lots: 4,
    left: 0,
    value,
    entryValue: 410n,
    margin: 9n,
    realised: value - 410n,
    fee,
    used: 0n,
    isPenalty: false,
    asset: 3,
    clearing: 100,
  };
}

const claimOf = (event: PositionReduced) => closedInBlock(event, blockPart(frame, event)!, world);

test.each([
  ['whole', 1n, 'copy_close'],
  ['of which nothing is left to take', 0n, 'copy_close_for_less'],
])('the close of a copy replays by the parts before it, with a fee %s', (_name, fee, kind) => {
  const claim = claimOf(closed(fee));
  expect(claim.kind).toBe(kind);
  const steps = replayClaim(kind, claim)!;
  expect(isProven(steps, claim.recorded)).toBe(true);
  expect(steps.find(({ name }) => name === 'close_value')).toMatchObject({ value: 401n });
});

test('a part that came to something else is not equal', () => {
  const event = { ...closed(1n), value: 400n };
  const claim = claimOf(event);
  expect(isProven(replayClaim(claim.kind, claim)!, claim.recorded)).toBe(false);
});

test('lots of a trade of their own are of no block', () => {
  expect(blockPart(frame, { trade: 2, order: 49 })).toBeNull();
});
