import { describe, expect, it } from 'vitest';
import { addressOf, allBills, chosenParts, dayOf, firstOfLast, readFilter, wireOf, without } from './bill-filter.ts';

const filter = { account: 'spot', asset: 3, kind: 'trade', from: '2026-02-27', to: '2026-03-01' } as const;

describe('the filter of the bills', () => {
  it('stands in the address under the names of the wire', () => {
    const address = addressOf(filter);
    expect(address.toString()).toBe('type=spot&currency=3&kind=trade&from=2026-02-27&to=2026-03-01');
    expect(readFilter(address)).toEqual(filter);
    expect(addressOf(allBills).toString()).toBe('');
  });

  it('takes no notice of what can not be meant', () => {
    const address = new URLSearchParams('type=bank&currency=-1&kind=gift&from=2026-02-30&to=yesterday');
    expect(readFilter(address)).toEqual(allBills);
    expect(readFilter(new URLSearchParams('currency=1.5')).asset).toBeNull();
  });

  it('puts two days into their order', () => {
    expect(readFilter(new URLSearchParams('from=2026-03-02&to=2026-03-01'))).toMatchObject({
      from: '2026-03-01',
      to: '2026-03-02',
    });
  });

  it('asks for whole days of the calendar of the reader', () => {
    expect(wireOf(filter)).toEqual({
      type: 'spot',
      currency: 3,
      kind: 'trade',
      from: new Date(2026, 1, 27).getTime(),
      to: new Date(2026, 2, 2).getTime() - 1,
    });
    expect(wireOf(allBills)).toEqual({});
  });

  it('counts days back with today among them, over the ends of months', () => {
    const now = new Date(2026, 2, 3, 15).getTime();
    expect(dayOf(now)).toBe('2026-03-03');
    expect(firstOfLast(1, now)).toBe('2026-03-03');
    expect(firstOfLast(7, now)).toBe('2026-02-25');
  });

  it('is taken away part by part', () => {
    expect(chosenParts(filter)).toEqual(['account', 'asset', 'kind', 'days']);
    expect(chosenParts(without(filter, 'days'))).toEqual(['account', 'asset', 'kind']);
    expect(chosenParts(allBills)).toEqual([]);
  });
});
