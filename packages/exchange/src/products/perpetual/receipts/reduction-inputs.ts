import type { Given, Recorded, ReceiptWorld } from '../../../kernel/receipt.ts';
import type { PerpetualEvent } from '../events.ts';
import { amountInput, directionInput, lotsInput, priceInput, scaleInputs } from './inputs.ts';

export type PositionReduced = Extract<PerpetualEvent, { type: 'PositionReduced' }>;

/** What every close of lots says of itself. */
export function reductionInputs(event: PositionReduced, price: number, world: ReceiptWorld): Given[] {
  const { market, asset, side, lots, entryValue, margin, used, trade } = event;
  return [
    priceInput('price', price, market, { from: trade === 0 ? 'event' : 'trades' }),
    lotsInput('quantity', lots, market),
    directionInput(side === 'long'),
    amountInput('entry_value', entryValue, asset),
    amountInput('margin_released', margin, asset),
    amountInput('held', used, asset),
    ...scaleInputs(market, asset, world),
  ];
}

/** What the journal says of a close; null for what it doesn't. */
export function recordedOf({ value, realised, margin, fee, used, asset }: PositionReduced) {
  const said: Readonly<Record<string, bigint | null>> = {
    close_value: value,
    realised,
    fee,
    returned: used + margin + realised - fee,
  };
  return (...names: readonly string[]): Recorded[] =>
    names.map((name) => ({ name, value: said[name] ?? null, measure: { of: 'amount', asset } }));
}
