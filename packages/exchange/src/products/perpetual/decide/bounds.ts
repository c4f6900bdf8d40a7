import type { MarketUnits } from '../../../matching/venue/state/records.ts';
import type { Bound, Matched } from '../../../matching/venue/settlement.ts';
import { openingBound } from '../formulas/opening-bound.ts';
import { contractOf, markOf, modeOf, netPositionOf, type PerpetualDesk, positionOf, sideLots } from './desk.ts';
import { closingBoundOf } from './exposure.ts';

/**
 * The worst price at which lots may be matched now, null where any will do: what closes a position leaves nobody owing, and what
 * opens one isn't liquidated at once, or two accounts of one person could let the insurance fund pay for a trade between them.
 */
export function boundOf(desk: PerpetualDesk, market: MarketUnits, matched: Matched): Bound | null {
  const { position, leverage, lots, isWhole } = matched;
  if (position !== 0) {
    const found = positionOf(desk, position);
    const price = found === null ? 0 : closingBoundOf(desk, found, isWhole ? lots : 0);
    return { price, reason: 'beyond_bankruptcy' };
  }
  return leverage === 0 ? netBound(desk, market, matched) : boundOfOpening(desk, market, matched, leverage);
}

/** On a net position lots close what is on the other side first: they are bound by that, and by what they open with the rest. */
function netBound(desk: PerpetualDesk, market: MarketUnits, matched: Matched): Bound | null {
  const { customer, buys, lots, isWhole } = matched;
  const found = netPositionOf(desk, customer, market.id);
  const isOpposite = found !== null && (found.side === 1) !== buys;
  const closing: Bound | null = isOpposite
    ? { price: closingBoundOf(desk, found, isWhole ? Math.min(lots, found.lots) : 0), reason: 'beyond_bankruptcy' }
    : null;
  if (isOpposite && found.lots >= lots) return closing;
  const opening = boundOfOpening(desk, market, matched, modeOf(desk, customer, market.id).netLeverage);
  if (closing === null || opening === null) return closing ?? opening;
  return buys === closing.price < opening.price ? closing : opening;
}

function boundOfOpening(
  desk: PerpetualDesk,
  { id }: MarketUnits,
  { customer, buys, uncounted }: Matched,
  leverage: number,
): Bound | null {
  const contract = contractOf(desk, id);
  if (contract === null || contract.markE8 === 0 || leverage === 0) return null;
  const side = buys ? 1 : -1;
  const all = sideLots(desk, customer, id, side) + uncounted;
  if (all <= 0) return null;
  // Who makes the only book can move the mark within its band, and let it go; the index can't be moved by a trade here.
  const marks = [markOf(contract, { leverage }), contract.indexE8];
  const worstE8 = buys ? Math.min(...marks) : Math.max(...marks);
  const price = openingBound(contract.tiers, contract, { side, leverage, sideLots: all }, worstE8);
  return price === null ? null : { price, reason: 'beyond_liquidation' };
}
