import type { Command } from './products/index.ts';

type SetOptionMarket = Extract<Command, { type: 'SetOptionMarket' }>;

/**
 * What options on an asset's index are sold by from the start where nobody has said otherwise: stakes in 1e-6 USDT, rates in ppm.
 * Source: rules.md section 5.
 */
export function defaultOptionMarket(asset: number): SetOptionMarket {
  return {
    type: 'SetOptionMarket',
    asset,
    durations: [30, 750_000, 60, 800_000, 120, 820_000, 300, 850_000],
    stakeLeast: 5_000_000n,
    stakeMost: 5_000_000_000n,
    exposurePpm: 2_000,
    priceMovedPpm: 1_000,
    isOpen: true,
    effectiveAt: 0,
  };
}
