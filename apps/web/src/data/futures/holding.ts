import type { WireContractOrder, WirePosition } from '@auric/api';
import {
  crossBacking,
  type Exact,
  isolatedBacking,
  minus,
  type PositionSide,
  sharedMaintenance,
  whole,
} from '@auric/exchange/perpetual/formulas';
import { e8Of, lotsOf, signedUnits, type ContractNumbers } from './contract-numbers.ts';
import type { OwnFutures } from '../positions/use-positions.ts';

/** A position, open or thought of, with all that decides where it is liquidated. Money in units of 1e-6 USDT. */
export interface Holding {
  readonly side: PositionSide;
  readonly lots: number;
  readonly entryValue: bigint;
  readonly margin: bigint;
  /** All lots of the customer in the market and on the side, resting opening orders and these among them. */
  readonly sideLots: number;
  readonly backing: Exact;
  /** The rest of the account that it lives and dies with; null for one that only its own margin backs. */
  readonly cross: CrossRest | null;
}

/** Of a cross account: what its other positions need at least, and the margins of all of them, this one's too. */
export interface CrossRest {
  readonly otherMaintenance: Exact;
  readonly margins: bigint;
}

export const signOf = (side: 'long' | 'short'): PositionSide => (side === 'long' ? 1 : -1);

/** The lots of a customer in a market and on a side, with those of orders that open and are in the book: what waits for its trigger isn't. */
export function lotsOfSide(own: OwnFutures, market: number, side: 'long' | 'short'): number {
  const isThere = (each: WirePosition | WireContractOrder) => each.match_id === market && each.side === side;
  const held = own.positions.filter(isThere).reduce((sum, { share }) => sum + lotsOf(share), 0);
  const resting = own.orders.filter((order) => isThere(order) && !order.reduce_only && order.state !== 'pending');
  return resting.reduce((sum, { share, filled_share }) => sum + lotsOf(share) - lotsOf(filled_share), held);
}

/** An open position as the formulas take it. */
export function holdingOf(numbers: ContractNumbers, position: WirePosition, own: OwnFutures): Holding {
  const side = signOf(position.side);
  const lots = lotsOf(position.share);
  const margin = signedUnits(position.caution_money);
  const bare = { side, lots, entryValue: signedUnits(position.open_value) };
  const markE8 = e8Of(position.update_price);
  const sideLots = Math.max(lots, lotsOfSide(own, position.match_id, position.side));
  if (position.margin_mode !== 'cross')
    return { ...bare, margin, sideLots, backing: isolatedBacking(bare, margin), cross: null };
  const otherMaintenance = minus(
    whole(signedUnits(own.account.maintenance)),
    sharedMaintenance(numbers.tiers, numbers.scale, { lots, sideLots }, markE8),
  );
  return {
    ...bare,
    margin,
    sideLots,
    backing: crossBacking(numbers.scale, bare, markE8, { equity: crossEquity(own), otherMaintenance }),
    cross: { otherMaintenance, margins: crossMargins(own) },
  };
}

/** The margins of all cross positions of an account. */
export function crossMargins({ positions }: OwnFutures): bigint {
  const cross = positions.filter(({ margin_mode: mode }) => mode === 'cross');
  return cross.reduce((sum, { caution_money: margin }) => sum + signedUnits(margin), 0n);
}

/** What backs the cross positions of an account: what is available, their margins, and what they have gained. */
export function crossEquity({ account, positions }: OwnFutures): Exact {
  const cross = positions.filter(({ margin_mode: mode }) => mode === 'cross');
  return whole(
    cross.reduce(
      (sum, { caution_money, profits }) => sum + signedUnits(caution_money) + signedUnits(profits),
      signedUnits(account.available),
    ),
  );
}
