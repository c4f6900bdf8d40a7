import type { Command, EventRecord } from '../../src/index.ts';
import type { NaiveBook } from '../oracle/naive-book.ts';
import { NaiveLedger } from '../oracle/naive-ledger.ts';

type Of<T extends EventRecord['type']> = Extract<EventRecord, { type: T }>;
export type Said<T extends EventRecord['type']> = Of<T>;
export type Asked<T extends Command['type']> = Extract<Command, { type: T }>;

/** An order on positions as its events have told it; prices in ticks, quantities in lots, `held` in units of USDT. */
export interface SeenOrder {
  readonly id: number;
  readonly customer: number;
  readonly market: number;
  readonly side: 'buy' | 'sell';
  readonly orderType: string;
  readonly terms: Said<'OrderTermsSet'> | null;
  readonly isQuote: boolean;
  price: bigint;
  remaining: bigint;
  held: bigint;
  /** The worst price that it may trade at once its turn has come; 0 where only its own price says it. */
  limit: number;
  stage: 'waits' | 'takes' | 'book';
}

export interface SeenPosition {
  readonly id: number;
  readonly customer: number;
  readonly market: number;
  readonly side: 1 | -1;
  readonly isNet: boolean;
  readonly isCross: boolean;
  readonly leverage: number;
  lots: number;
  entry: bigint;
  margin: bigint;
  fees: bigint;
  funding: bigint;
  /** The time of the mark that it was last liquidated a step at. */
  steppedAt: number;
}

export type Rules = Omit<Said<'ContractRulesSet'>, 'type' | 'schedule' | 'market'>;

export interface SeenContract {
  readonly market: number;
  readonly base: number;
  readonly clearing: number;
  readonly unit: number;
  readonly tickE8: number;
  readonly book: NaiveBook<SeenOrder>;
  rules: Rules;
  health: 'sound' | 'sparse' | 'frozen';
  indexE8: number;
  markE8: number;
  narrowE8: number;
  markedAt: number;
  lastPrice: number;
  state: string;
  /** Since the last funding instant, in 1e-8. */
  premiums: number[];
  premiumAt: number;
  basis: { at: number; value: number }[];
  /** What stood near the mark, as it was sampled. */
  depths: { at: number; bids: number; asks: number }[];
  lostOn: number;
  lostToday: bigint;
}

/** The account of the insurance fund, which keeps its money in funding. */
export const fundAccount = 5;
export const feeAccount = 2;
export const usdt = 3;

/** What the witness of contracts knows: what the events have said, and the balances that follow from them by the rules. */
export class WitnessWorld {
  readonly ledger = new NaiveLedger();
  readonly contracts = new Map<number, SeenContract>();
  readonly orders = new Map<number, SeenOrder>();
  readonly positions = new Map<number, SeenPosition>();
  readonly terms = new Map<number, Said<'OrderTermsSet'>>();
  readonly index = new Map<number, { priceE8: number; at: number; sources: number }>();
  /** By customer and market in words. */
  readonly crossModes = new Set<string>();
  readonly netLeverage = new Map<string, number>();
  readonly quizzed = new Set<number>();
  limits = { newcomerDays: 0, newcomerMost: 125, quizAbove: 125, quizEndsNewcomer: true };
  readonly openedAt = new Map<number, number>();
  at = 0;

  positionsOf(customer: number, market = 0): SeenPosition[] {
    const own = [...this.positions.values()].filter((position) => position.customer === customer);
    return own.filter((position) => market === 0 || position.market === market);
  }

  netOf(customer: number, market: number): SeenPosition | undefined {
    return this.positionsOf(customer, market).find(({ isNet }) => isNet);
  }

  contract(market: number): SeenContract {
    const found = this.contracts.get(market);
    if (found === undefined) throw new Error(`Nobody has said that ${market} is a contract.`);
    return found;
  }

  order(id: number): SeenOrder {
    const found = this.orders.get(id);
    if (found === undefined) throw new Error(`Nobody has placed order ${id}, or it is over.`);
    return found;
  }

  position(id: number): SeenPosition {
    const found = this.positions.get(id);
    if (found === undefined) throw new Error(`Nobody has opened position ${id}, or it is closed.`);
    return found;
  }

  /** An order is over. */
  drop(order: SeenOrder): void {
    if (order.stage === 'book') this.contract(order.market).book.remove(order);
    this.orders.delete(order.id);
  }

  /** Where the contract account of somebody is kept. */
  kindOf(customer: number): 'funding' | 'perpetual' {
    return customer === fundAccount ? 'funding' : 'perpetual';
  }

  available(customer: number): bigint {
    return this.ledger.available(customer, this.kindOf(customer), usdt);
  }
}

/** What must hold by the rules; what doesn't is a divergence, in words with its numbers. */
export function expectThat(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

/** Two things must be the same. */
export function expectSame(what: string, seen: unknown, byRules: unknown): void {
  if (seen !== byRules) throw new Error(`${what} is ${String(seen)}, by the rules ${String(byRules)}`);
}
