import { expect, test } from 'vitest';
import { isProven } from '../../../kernel/receipt.ts';
import { receipts, replayClaim } from '../../receipts.ts';
import type { CopyTradingEvent } from '../events.ts';

type Settled = Extract<CopyTradingEvent, { type: 'ShareSettled' }>;

const usd = 1_000_000n;
const parties = { type: 'ShareSettled', follow: 7, follower: 1_001, lead: 1_000 } as const;
/** 100 realised, 50 open, a tenth of it, of which 4 were paid. */
const whole: Settled = {
  ...parties,
  sharePpm: 100_000,
  gained: 100n * usd,
  open: 50n * usd,
  shared: 4n * usd,
  due: 11n * usd,
  paid: 11n * usd,
  fromHeld: 6n * usd,
  released: 0n,
};

function claimOf(event: Settled, customer = event.follower) {
  const frame = { seq: 1, at: 0, customer: 0, request: '', command: 'AdvanceTime', events: [event] };
  const world = {
    scaleOf: () => 6,
    market: () => ({ base: 1, priceDecimals: 1, quantityDecimals: 5 }),
    terms: () => null,
  };
  return receipts.get('ShareSettled')!.claim({ event, place: 0, customer, frame, earlier: [] }, world);
}

test.each<[name: string, event: Settled, kind: string]>([
  ['all that is due', whole, 'profit_share'],
  ['what there was', { ...whole, paid: 3n * usd, fromHeld: 3n * usd }, 'profit_share_part'],
  [
    'what a loss has left of it',
    { ...whole, open: -60n * usd, shared: 0n, due: 4n * usd, paid: 4n * usd },
    'profit_share',
  ],
  [
    'down to a unit',
    { ...whole, gained: 1_000_009n, open: 0n, shared: 0n, due: 100_000n, paid: 100_000n },
    'profit_share',
  ],
])('the receipt of a share that was paid, %s, replays as equal for both sides', (_name, event, kind) => {
  for (const customer of [event.follower, event.lead]) {
    const claim = claimOf(event, customer)!;
    expect(claim).toMatchObject({ kind, subject: 7 });
    expect(isProven(replayClaim(claim.kind, claim)!, claim.recorded)).toBe(true);
  }
});

test.each<[name: string, event: Settled]>([
  ['a unit more paid', { ...whole, due: 11n * usd + 1n, paid: 11n * usd + 1n }],
  ['paid twice', { ...whole, shared: 15n * usd }],
  ['a loss shared', { ...whole, gained: -100n * usd }],
  ['more paid than was due', { ...whole, paid: 12n * usd }],
  ['another rate', { ...whole, sharePpm: 99_999 }],
])('%s does not', (_name, event) => {
  const claim = claimOf(event)!;
  expect(isProven(replayClaim(claim.kind, claim)!, claim.recorded)).toBe(false);
});

test('who was paid nothing has no receipt', () => {
  expect(claimOf({ ...whole, paid: 0n, fromHeld: 0n, released: 6n * usd })).toBeNull();
});
