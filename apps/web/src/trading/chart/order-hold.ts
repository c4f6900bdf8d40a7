import { formatDecimal, parseDecimalToInteger, type WireOrder } from '@auric/api';
import { fullDecimalText } from '../../data/decimal-input.ts';
import { isAmendable } from '../orders/amend-draft.ts';

/** An own order whose line is held, and the price that it has been taken to, to the decimals of its market. */
export interface HeldOrder {
  id: number;
  price: string;
}

/** Whether the line of an order can be taken to another price: it must have one that the exchange lets be changed. */
export function isMovable(order: WireOrder): boolean {
  return isAmendable(order) && order.price !== '0';
}

/** An order held at a price of so many ticks; below one tick there is none. */
export function heldAt(order: Pick<WireOrder, 'id'>, ticks: number, priceDecimals: number): HeldOrder {
  return { id: order.id, price: fullDecimalText(formatDecimal(Math.max(1, ticks), priceDecimals), priceDecimals) };
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
