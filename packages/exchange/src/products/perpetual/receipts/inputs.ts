import type { Given, Origin, ReceiptWorld } from '../../../kernel/receipt.ts';
import { quotePerTickLot } from '../../../matching/venue/formulas.ts';
import type { ContractScale, PositionSide } from '../formulas/contract.ts';

export type Lookup = (name: string) => bigint;

const event = { from: 'event' } as const;
const listing = { from: 'listing' } as const;

/** One tick in 1e-8 USDT is a power of ten of the price's decimals. */
const markDecimals = 8;

/** What the numbers of a contract count, as its listing fixes it. */
export function scaleInputs(market: number, asset: number, world: ReceiptWorld): Given[] {
  const { priceDecimals, quantityDecimals } = world.market(market);
  const unit = quotePerTickLot(world.scaleOf(asset), priceDecimals, quantityDecimals);
  const tickE8 = 10 ** (markDecimals - priceDecimals);
  return [
    { name: 'tick_lot_value', value: BigInt(unit), measure: { of: 'amount', asset }, origin: listing },
    { name: 'price_step', value: BigInt(tickE8), measure: { of: 'index' }, origin: listing },
  ];
}

export function scaleOf(given: Lookup): ContractScale {
  return { unit: Number(given('tick_lot_value')), tickE8: Number(given('price_step')) };
}

/** Long is 1 and short is -1, as the formulas have it. */
export function directionInput(isLong: boolean): Given {
  return { name: 'direction', value: isLong ? 1n : -1n, measure: { of: 'count' }, origin: event };
}

export function directionOf(given: Lookup): PositionSide {
  return given('direction') === 1n ? 1 : -1;
}

export function amountInput(name: string, value: bigint, asset: number): Given {
  return { name, value, measure: { of: 'amount', asset }, origin: event };
}

export function lotsInput(name: string, lots: number, market: number): Given {
  return { name, value: BigInt(lots), measure: { of: 'quantity', market }, origin: event };
}

export function priceInput(name: string, ticks: number, market: number, origin: Origin): Given {
  return { name, value: BigInt(ticks), measure: { of: 'price', market }, origin };
}

export function markInput(markE8: number): Given {
  return { name: 'mark', value: BigInt(markE8), measure: { of: 'index' }, origin: event };
}

/** The leverage of a position and the rate of its tier, of which events of before version 2 say nothing. */
export function tierInputs({ leverage, tierPpm }: { readonly leverage: number; readonly tierPpm: number }): Given[] {
  if (leverage === 0) return [];
  return [
    { name: 'leverage', value: BigInt(leverage), measure: { of: 'count' }, origin: event },
    { name: 'maintenance_rate', value: BigInt(tierPpm), measure: { of: 'rate' }, origin: event },
  ];
}

/** The rules of a contract have a subject each. */
export function rulesName(market: number): string {
  return `contract_rules/${market}`;
}

/** A number of the rules that were in force, in ppm. */
export function ruleInput(name: string, rule: string, market: number, world: ReceiptWorld): Given {
  const inForce = world.terms(rulesName(market));
  const origin = { from: 'terms', at: inForce?.since ?? 0 } as const;
  return { name, value: BigInt(Number(inForce?.values[rule] ?? 0)), measure: { of: 'rate' }, origin };
}
