import { formatDecimal, parseDecimalToInteger } from '@auric/api';
import { fullDecimalText } from '../../data/decimal-input.ts';

/** A line that is held, and the price that it has been taken to, to the decimals of its market. */
export interface HeldLine {
  key: string;
  price: string;
}

/** A line held at a price of so many ticks; below one tick there is none. */
export function heldAt(key: string, ticks: number, priceDecimals: number): HeldLine {
  return { key, price: fullDecimalText(formatDecimal(Math.max(1, ticks), priceDecimals), priceDecimals) };
}

/** Where a key takes a line from so many ticks: arrows by one, with Shift or the page keys by ten; null for other keys. */
export function ticksByKey(key: string, shift: boolean, ticks: number): number | null {
  const by = keyDirections[key];
  if (by === undefined) return null;
  return Math.max(1, ticks + by * (shift || key.startsWith('Page') ? farTicks : 1));
}

const farTicks = 10;
const keyDirections: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  PageUp: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageDown: -1,
};

/** The ticks of a price of the wire. */
export function ticksOfPrice(price: string, priceDecimals: number): number {
  return parseDecimalToInteger(price, priceDecimals) ?? 0;
}
