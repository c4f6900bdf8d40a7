import {
  crossBacking,
  initialMargin,
  isolatedBacking,
  leverageCap,
  notionalAt,
  openingHold,
  plus,
  whole,
} from '@auric/exchange/perpetual/formulas';
import { feeOn } from '../market/market.ts';
import { e8Of, signedUnits, type ContractNumbers } from './contract-numbers.ts';
import { crossEquity, crossMargins, lotsOfSide, signOf, type Holding } from './holding.ts';
import type { FuturesMarket } from './use-futures-desk.ts';
import type { OwnFutures } from '../positions/use-positions.ts';

/** What would be opened: at a price in ticks, lots as the exchange counts them. */
export interface Opening {
  readonly side: 'long' | 'short';
  readonly ticks: bigint;
  readonly lots: number;
  readonly leverage: number;
  readonly mode: 'isolated' | 'cross';
}

/** What an opening comes to. Money in units of 1e-6 USDT. */
export interface OpeningOutlook {
  readonly notional: bigint;
  readonly margin: bigint;
  /** What it pays if it takes from the book. */
  readonly fee: bigint;
  readonly holding: Holding;
  /** The highest leverage for all that the customer then has on the side. */
  readonly leverageMost: number;
}

/** Reckons an opening as the exchange would; `own` is null for a guest. */
export function openingOutlook(
  numbers: ContractNumbers,
  { terms, mark }: FuturesMarket,
  own: OwnFutures | null,
  { side, ticks, lots, leverage, mode }: Opening,
): OpeningOutlook {
  const { scale, tiers, takerPpm } = numbers;
  const notional = BigInt(lots) * BigInt(scale.unit) * ticks;
  const margin = initialMargin(whole(notional), leverage);
  const sideLots = lots + (own === null ? 0 : lotsOfSide(own, terms.match_id, side));
  const bare = { side: signOf(side), lots, entryValue: notional };
  const markE8 = e8Of(mark.mark_price);
  const fee = feeOn(notional, takerPpm) ?? 0n;
  const cross =
    mode === 'cross' && own !== null
      ? { otherMaintenance: whole(signedUnits(own.account.maintenance)), margins: crossMargins(own) + margin }
      : null;
  const backing =
    cross !== null && own !== null
      ? crossBacking(scale, bare, markE8, {
          // What it gains or loses at the mark at once counts too, and its fee is gone.
          equity: plus(plus(crossEquity(own), whole(-fee)), gainAt(numbers, bare, markE8)),
          otherMaintenance: cross.otherMaintenance,
        })
      : isolatedBacking(bare, margin);
  return {
    notional,
    margin,
    fee,
    holding: { ...bare, margin, sideLots, backing, cross },
    leverageMost: leverageCap(tiers, notionalAt(scale, sideLots, markE8)),
  };
}

function gainAt(
  { scale }: ContractNumbers,
  { side, lots, entryValue }: Pick<Holding, 'side' | 'lots' | 'entryValue'>,
  markE8: number,
) {
  const worth = notionalAt(scale, lots, markE8);
  return { n: BigInt(side) * (worth.n - entryValue * worth.d), d: worth.d };
}

/** How many lots an amount opens at a price in ticks at worst: each holds its initial margin and its taker fee. */
export function lotsPossible(
  { scale, takerPpm }: ContractNumbers,
  available: bigint,
  worstTicks: bigint,
  leverage: number,
): number {
  const perLot = openingHold(scale, Number(worstTicks), 1, { leverage, takerPpm });
  return perLot > 0 && Number.isSafeInteger(perLot) ? Math.floor(Number(available) / perLot) : 0;
}
