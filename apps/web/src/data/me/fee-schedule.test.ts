import { describe, expect, it } from 'vitest';
import { discountPercent, feePositionOf, feeScheduleOf, wholeCents } from './fee-schedule.ts';

const wire = {
  currency_name: 'USDT',
  tiers: [
    { volume: '0', maker: '0.001', taker: '0.001' },
    { volume: '1000000', maker: '0.0009', taker: '0.001' },
    { volume: '5000000', maker: '0.00045', taker: '0.0009' },
  ],
  upcoming: [{ from: 1_800_000_000_000, tiers: [{ volume: '0', maker: '0.002', taker: '0.003' }] }],
};

describe('the fee schedule', () => {
  const { tiers, upcoming } = feeScheduleOf(wire);
  const usdt = 1_000_000n;

  it('is read exactly: 450 ppm are 450 ppm', () => {
    expect(tiers[2]).toEqual({ volume: 5_000_000n * usdt, makerPpm: 450, takerPpm: 900 });
    expect(upcoming).toEqual([{ from: 1_800_000_000_000, tiers: [{ volume: 0n, makerPpm: 2000, takerPpm: 3000 }] }]);
  });

  it.each([
    { volume: 0n, tier: 0, missing: 1_000_000n * usdt, donePpm: 0 },
    { volume: 1_000_000n * usdt - 1n, tier: 0, missing: 1n, donePpm: 999_999 },
    { volume: 1_000_000n * usdt, tier: 1, missing: 4_000_000n * usdt, donePpm: 0 },
    { volume: 2_000_000n * usdt, tier: 1, missing: 3_000_000n * usdt, donePpm: 250_000 },
    { volume: 5_000_000n * usdt, tier: 2, missing: null, donePpm: 1_000_000 },
  ])('$volume is tier $tier, $missing from the next', ({ volume, ...place }) => {
    expect(feePositionOf(tiers, volume)).toEqual(place);
  });

  it('asks for what is missing in cents, never for less than that', () => {
    expect([wholeCents(1n), wholeCents(10_000n), wholeCents(994_000_003_214n)]).toEqual([
      10_000n,
      10_000n,
      994_000_010_000n,
    ]);
  });

  it('of no tiers has a place too', () => {
    expect(feePositionOf([], 7n)).toEqual({ tier: 0, missing: null, donePpm: 1_000_000 });
  });

  it.each([
    [1000, 1000, 0],
    [900, 1000, 10],
    [667, 1000, 33],
    [0, 1000, 100],
    [1200, 1000, 0],
    [0, 0, 0],
  ])('%i ppm of %i ppm are %i % less', (ppm, base, percent) => {
    expect(discountPercent(ppm, base)).toBe(percent);
  });
});
