import { formatDecimal, type ContractTerms, type Mark, type WirePosition } from '@auric/api';
import { accountAtMarks, type MarkedTicket } from '@auric/exchange/perpetual/formulas';
import type { Market } from '../market/market.ts';
import type { OwnFutures } from '../positions/use-positions.ts';
import { contractNumbers, e8Of, lotsOf, moneyDecimals, signedUnits, type ContractNumbers } from './contract-numbers.ts';
import { lotsOfSide, signOf } from './holding.ts';

/** A market of futures as positions are reckoned by: its terms in whole numbers, and its marks now. */
export interface MarkedContract {
  readonly numbers: ContractNumbers;
  readonly priceDecimals: number;
  readonly mark: Mark;
}

const e8Decimals = 8;
const rateDecimals = 2;

const numbersOf = new WeakMap<ContractTerms, ContractNumbers>();

/** A market with its terms read once for as long as they are the same. */
export function markedContract(terms: ContractTerms, mark: Mark, market: Market): MarkedContract {
  let numbers = numbersOf.get(terms);
  if (numbers === undefined) numbersOf.set(terms, (numbers = contractNumbers(terms, market)));
  return { numbers, mark, priceDecimals: market.priceDecimals };
}

/**
 * What the customer has in futures, at the marks of now instead of those it was read with: what `lever/dealall` would answer. A
 * position that no mark changes stays the same object, and everything does where the contract of a position isn't known yet. The
 * bankruptcy prices of cross positions are left as they were read.
 */
export function atMarks(own: OwnFutures, contracts: ReadonlyMap<number, MarkedContract>): OwnFutures {
  const tickets: MarkedTicket[] = [];
  for (const position of own.positions) {
    const contract = contracts.get(position.match_id);
    if (contract === undefined) return own;
    tickets.push(ticketOf(position, contract, own));
  }
  const { account } = own;
  const reckoned = accountAtMarks(signedUnits(account.available), tickets);
  const money = (units: bigint): string => formatDecimal(units, moneyDecimals);
  const riskRate = reckoned.riskRateE4 === null ? null : formatDecimal(reckoned.riskRateE4, rateDecimals);
  const isFrozen = own.positions.some(({ match_id: market }) => contracts.get(market)!.mark.health === 'frozen');
  return {
    ...own,
    account: {
      ...account,
      withdrawable: money(isFrozen ? 0n : reckoned.free),
      margin_balance: money(signedUnits(account.available) + signedUnits(account.freeze) + reckoned.unrealised),
      profits: money(reckoned.unrealised),
      maintenance: money(reckoned.maintenance),
      risk_rate: riskRate,
    },
    positions: own.positions.map((position, at) => {
      const { unrealised, liquidationPrice } = reckoned.tickets[at]!;
      return asBefore(position, {
        update_price: formatDecimal(tickets[at]!.markE8, e8Decimals),
        liquidation_price: formatDecimal(liquidationPrice, contracts.get(position.match_id)!.priceDecimals),
        profits: money(unrealised),
        risk_rate: position.margin_mode === 'cross' ? riskRate : null,
      });
    }),
  };
}

function ticketOf(position: WirePosition, { numbers, mark }: MarkedContract, own: OwnFutures): MarkedTicket {
  const lots = lotsOf(position.share);
  const isNarrow = position.multiple > numbers.narrowAbove;
  return {
    side: signOf(position.side),
    lots,
    entryValue: signedUnits(position.open_value),
    margin: signedUnits(position.caution_money),
    isCross: position.margin_mode === 'cross',
    scale: numbers.scale,
    tiers: numbers.tiers,
    markE8: e8Of(isNarrow ? mark.narrow_mark_price : mark.mark_price),
    sideLots: lotsOfSide(own, position.match_id, position.side),
  };
}

type Marked = Pick<WirePosition, 'update_price' | 'liquidation_price' | 'profits' | 'risk_rate'>;

/** What was last made of a position that was read. */
const lastMarked = new WeakMap<WirePosition, WirePosition>();

function asBefore(read: WirePosition, marked: Marked): WirePosition {
  const keys = Object.keys(marked) as (keyof Marked)[];
  const last = lastMarked.get(read) ?? read;
  if (keys.every((key) => last[key] === marked[key])) return last;
  const now = { ...read, ...marked };
  lastMarked.set(read, now);
  return now;
}
