import type { Command } from '../../src/index.ts';
import { isWithin, maxPrice, maxQuantity } from './naive-amounts.ts';
import { Refusal, require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** Nobody has a position: the only contract has no index to trade by. Whose a position isn't doesn't learn that it is. */
function refuseUnknown(): never {
  throw new Refusal('position_not_found', false);
}

export function moveMargin(c: Of<'MoveMargin'>): void {
  requireSound(c.amount !== 0n, 'amount_not_positive');
  refuseUnknown();
}

export function setStops(c: Of<'SetPositionStops'>): void {
  requireSound(isWithin(c.takeProfit, 0, maxPrice) && isWithin(c.stopLoss, 0, maxPrice), 'price_invalid');
  refuseUnknown();
}

export function closePosition(c: Of<'ClosePosition'>): void {
  requireSound(isWithin(c.lots, 0, maxQuantity), 'quantity_invalid');
  refuseUnknown();
}

export function closePositions(w: NaiveWorld, c: Of<'ClosePositions'>): void {
  requireSound(['all', 'long', 'short'].includes(c.side), 'order_form_invalid');
  require(c.market === 0 || w.contracts.rules.has(c.market), 'market_not_found');
  require(false, 'nothing_to_close');
}

export function reversePosition(): void {
  refuseUnknown();
}
