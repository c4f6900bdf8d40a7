import { bankruptcyLimit, bankruptcyPrice } from '../formulas/bankruptcy.ts';
import { notionalAt, unrealisedPnl } from '../formulas/contract.ts';
import { type CrossAccount, crossAccount, type CrossTicket, freeBalance } from '../formulas/cross-account.ts';
import { type Exact, whole } from '../formulas/exact.ts';
import { crossBacking, isolatedBacking } from '../formulas/liquidation-price.ts';
import { sharedMaintenance } from '../formulas/margins.ts';
import { tierOf } from '../formulas/tiers.ts';
import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import { systemAccounts, usdtAsset } from '../../../kernel/vocabulary.ts';
import {
  availableTo,
  contractOf,
  isFrozenAt,
  markOf,
  type OpenPosition,
  type PerpetualDesk,
  positionsOf,
  sideLots,
} from './desk.ts';

/** What stands behind a customer's positions: one ticket's margin, or the whole cross account. */

/** A position's part of the maintenance margin of its side, exact. */
export function maintenanceOf(desk: PerpetualDesk, position: OpenPosition): Exact {
  return ticketOf(desk, position).maintenance;
}

/** The rate of maintenance, in ppm, of the tier that all of a position's side is in at its mark. */
export function tierPpmOf(desk: PerpetualDesk, position: OpenPosition): number {
  const contract = contractOf(desk, position.market)!;
  const all = sideLots(desk, position.customer, position.market, position.side);
  return tierOf(contract.tiers, notionalAt(contract, all, markOf(contract, position))).mmrPpm;
}

/** A position at its mark, with its part of the maintenance margin of its side. */
function ticketOf(desk: PerpetualDesk, position: OpenPosition): CrossTicket {
  const contract = contractOf(desk, position.market)!;
  const all = sideLots(desk, position.customer, position.market, position.side);
  const markE8 = markOf(contract, position);
  return {
    margin: position.margin,
    unrealisedPnl: unrealisedPnl(contract, position, markE8),
    maintenance: sharedMaintenance(contract.tiers, contract, { lots: position.lots, sideLots: all }, markE8),
  };
}

/** A customer's cross account at the marks of now. */
export function crossAccountOf(desk: PerpetualDesk, customer: number): CrossAccount {
  const tickets = positionsOf(desk, customer).filter(({ isCross }) => isCross);
  return crossAccount(
    availableTo(desk, customer, usdtAsset),
    tickets.map((position) => ticketOf(desk, position)),
  );
}

/**
 * What of the contract account may leave it or open a cross position: unrealised loss of cross positions lowers it, and while a
 * mark that any of the customer's positions stands on is frozen nothing leaves. In units of the quote.
 */
export function freeOf(desk: PerpetualDesk, customer: number): bigint {
  return freeBalance(availableTo(desk, customer, usdtAsset), crossAccountOf(desk, customer));
}

/** Whether a customer has a position on a mark that is frozen at a time in ms. */
export function isFrozen(desk: PerpetualDesk, customer: number, at: number): boolean {
  return positionsOf(desk, customer).some(({ market }) => isFrozenAt(desk, contractOf(desk, market)!, at));
}

/**
 * The worst price in ticks at which a position may be closed now so that its customer owes nothing: its bankruptcy price, and for
 * a cross ticket also what its account has in cash, since profit that isn't realised pays no loss. Behind a position of the insurance
 * fund stands all that the fund has. `closing`: so many lots are closed
 * in as many trades as it takes, and what their fees cost must be there too.
 */
export function closingBoundOf(desk: PerpetualDesk, position: OpenPosition, closing: Lots = 0): Ticks {
  const contract = contractOf(desk, position.market)!;
  const { side, lots } = position;
  const takerPpm = desk.state.contracts.columns.takerPpm[contract.slot]!;
  const worst = side === 1 ? 1 : Number.MAX_SAFE_INTEGER;
  const limitBy = (backing: { n: bigint; d: bigint }): Ticks =>
    bankruptcyLimit(side, bankruptcyPrice(contract, { side, lots, backing }, { closing, takerPpm })) ?? worst;
  const { insurance } = systemAccounts;
  if (position.customer === insurance)
    return limitBy(isolatedBacking(position, availableTo(desk, insurance, contract.quote)));
  if (!position.isCross) return limitBy(isolatedBacking(position, position.margin));
  const account = crossAccountOf(desk, position.customer);
  const cash = availableTo(desk, position.customer, usdtAsset) + account.initialMargin;
  const byCash = limitBy(isolatedBacking(position, cash));
  const backing = crossBacking(contract, position, markOf(contract, position), {
    equity: account.equity,
    otherMaintenance: whole(0),
  });
  const byEquity = limitBy(backing);
  return side === 1 ? Math.max(byCash, byEquity) : Math.min(byCash, byEquity);
}
