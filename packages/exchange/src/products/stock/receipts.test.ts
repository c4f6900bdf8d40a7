import { describe, expect, test } from 'vitest';
import { isProven, type ReceiptWorld } from '../../kernel/receipt.ts';
import { receipts, replayClaim } from '../receipts.ts';

const scale = 8;
const share = 100_000_000n;
const world = { scaleOf: () => scale } as unknown as ReceiptWorld;
const holder = { action: 4, customer: 1000, asset: 7 } as const;
const split = {
  ...holder,
  type: 'SharesSplit',
  kind: 'stock',
  before: 10n * share + 1n,
  change: -(10n * share + 1n) + 4_285_714_286n,
  cash: 1n,
  numerator: 30,
  denominator: 7,
  closeE8: 5_000_000_000,
} as const;
const dividend = {
  ...holder,
  type: 'DividendPaid',
  shares: 3n * share + 1n,
  amount: 750_000n,
  perShare: 250_000n,
} as const;

/** What the receipt of an event claims, and whether it replays. */
function receiptOf(event: { readonly type: string; readonly customer: number; readonly [field: string]: unknown }) {
  const frame = { seq: 1, at: 1, customer: 0, request: '', command: 'FireTimer', events: [event] };
  const settled = { event, place: 0, customer: event.customer, frame, earlier: [] };
  const claim = receipts.get(event.type)!.claim(settled, world);
  if (claim === null) return null;
  const steps = replayClaim(claim.kind, claim)!;
  const values = Object.fromEntries(steps.map(({ name, value }) => [name, value]));
  return { kind: claim.kind, subject: claim.subject, values, isProven: isProven(steps, claim.recorded) };
}

describe('the receipt of a split', () => {
  test('reckons shares and the rest of a unit at the close', () => {
    // 1,000,000,001 units × 30 ÷ 7 are 4,285,714,290 and no rest.
    const even = { ...split, change: 4_285_714_290n - split.before, cash: 0n };
    expect(receiptOf(even)).toEqual({
      kind: 'split',
      subject: 4,
      values: { shares_after: 4_285_714_290n, rest_worth: 0n, rest_paid: 0n },
      isProven: true,
    });
    // Of 10 shares 2 sevenths of a unit are left, worth less than a unit of USDT: the holder gets one.
    const rest = { ...split, before: 10n * share, change: 4_285_714_285n - 10n * share };
    expect(receiptOf(rest)).toMatchObject({ kind: 'split', values: { rest_worth: 1n, rest_paid: 1n }, isProven: true });
  });

  test('says where the rest was not paid', () => {
    const unpaid = { ...split, before: 10n * share, change: 4_285_714_285n - 10n * share, cash: 0n };
    expect(receiptOf(unpaid)).toMatchObject({
      kind: 'split_unpaid',
      values: { rest_worth: 1n, rest_paid: 0n },
      isProven: true,
    });
  });

  test('is not equal where a unit is missing', () => {
    expect(receiptOf({ ...split, change: 4_285_714_289n - split.before, cash: 0n })).toMatchObject({ isProven: false });
  });
});

test('the receipt of a dividend reckons what each share brought, rounded down', () => {
  expect(receiptOf(dividend)).toEqual({
    kind: 'dividend',
    subject: 4,
    values: { dividend_paid: 750_000n },
    isProven: true,
  });
  expect(receiptOf({ ...dividend, amount: 750_001n })).toMatchObject({ isProven: false });
});

test('events of before version 2, which say neither ratio nor amount a share, have none', () => {
  expect(receiptOf({ ...split, numerator: 0, denominator: 0, closeE8: 0 })).toBeNull();
  expect(receiptOf({ ...dividend, perShare: 0n })).toBeNull();
});
