import { describe, expect, it } from 'vitest';
import { allBills } from './bill-filter.ts';
import { shownLegs, transferOf } from './shown-legs.ts';
import type { Bill, BillEntry } from './use-bill-entries.ts';

const leg = (id: number, kind: string, amount: string, currency: number, account = 2): Bill => ({
  id,
  account,
  currency,
  currency_name: currency === 3 ? 'USDT' : 'BTC',
  amount,
  balance_after: '1',
  kind,
  ref: '7',
  time: 0,
});
const trade = { type: 'buy' } as BillEntry['trade'];
const bought: BillEntry = {
  id: 1,
  time: 0,
  trade,
  legs: [leg(1, 'trade', '-600', 3), leg(2, 'trade', '0.01', 1), leg(3, 'fee', '-0.00001', 1)],
};
const moved: BillEntry = {
  id: 4,
  time: 0,
  legs: [leg(4, 'transfer_out', '-5', 3, 1), leg(5, 'transfer_in', '5', 3, 2)],
};
const ids = (entry: BillEntry, filter: Partial<typeof allBills> = {}) => {
  const { main, under } = shownLegs(entry, { ...allBills, ...filter });
  return [main.id, under?.id ?? null];
};

describe('the line of an entry', () => {
  it('shows what a trade brought over what was given for it', () => {
    expect(ids(bought)).toEqual([2, 1]);
    expect(ids(bought, { account: 'spot' })).toEqual([2, 1]);
  });

  it('shows the leg that was looked for', () => {
    expect(ids(bought, { asset: 3 })).toEqual([1, null]);
    expect(ids(bought, { kind: 'fee' })).toEqual([3, null]);
    expect(ids(moved, { account: 'spot' })).toEqual([5, null]);
    expect(ids(moved, { kind: 'transfer_out' })).toEqual([4, null]);
  });

  it('knows both sides of a transfer', () => {
    expect(ids(moved)).toEqual([4, null]);
    expect(transferOf(moved)).toMatchObject({ from: { id: 4 }, to: { id: 5 } });
    expect(transferOf(bought)).toBeNull();
  });
});
