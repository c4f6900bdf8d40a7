import type { CurvePoint } from '../ui/drawings/equity-curve.tsx';

/** A fixed day, so that two pictures of the gallery are the same. */
const dayStart = Date.UTC(2026, 10, 20);
const quarterHourMs = 900_000;
const points = 96;

/** A walk that looks like a day of prices and is the same every time. */
function dayOf(start: number, drift: number): CurvePoint[] {
  return Array.from({ length: points }, (_, index) => {
    const waves = Math.sin(index / 7) * 60 + Math.sin(index / 2.3) * 24 + Math.sin(index * 1.7) * 9;
    return { at: dayStart + index * quarterHourMs, value: (start + drift * index + waves).toFixed(2) };
  });
}

export const risingDay = dayOf(12_266, 2.3);
export const fallingDay = dayOf(3_940, -3.1);

export const holdings = [
  { kind: 'spot', value: '7912.40', share: 63 },
  { kind: 'perpetual', value: '2204.11', share: 18 },
  { kind: 'earn', value: '1500.00', share: 12 },
  { kind: 'option', value: '640.00', share: 5 },
  { kind: 'funding', value: '223.85', share: 2 },
] as const;

function levels(best: number, step: number, depth: number) {
  return Array.from({ length: depth }, (_, index) => ({
    price: (best + step * index).toFixed(1),
    quantity: (0.4 + Math.abs(Math.sin(index * 1.9)) * 1.8).toFixed(5),
  }));
}

export const bids = levels(64_182.3, -0.4, 40);
export const asks = levels(64_182.5, 0.4, 36);
