import { compare, type Exact, floorOf, nearestOf, plus, ratio, whole, zero } from './exact.ts';

/** One ticket of a cross account at its mark; amounts in quote units. */
export interface CrossTicket {
  readonly margin: bigint;
  readonly unrealisedPnl: Exact;
  /** Its part of its side's maintenance margin. */
  readonly maintenance: Exact;
}

/** What backs the cross tickets of an account, exact. The account is liquidated when equity is at or below maintenance. */
export interface CrossAccount {
  readonly initialMargin: bigint;
  readonly unrealisedPnl: Exact;
  readonly equity: Exact;
  readonly maintenance: Exact;
}

/**
 * Cross equity = what is available of the contract account + the margins held by its cross tickets + their profit and loss.
 * Source: rules.md section 4.
 */
export function crossAccount(available: bigint, tickets: Iterable<CrossTicket>): CrossAccount {
  let initialMargin = 0n;
  let unrealisedPnl = zero;
  let maintenance = zero;
  for (const ticket of tickets) {
    initialMargin += ticket.margin;
    unrealisedPnl = plus(unrealisedPnl, ticket.unrealisedPnl);
    maintenance = plus(maintenance, ticket.maintenance);
  }
  return { initialMargin, unrealisedPnl, equity: plus(whole(available + initialMargin), unrealisedPnl), maintenance };
}

/** Equity / Σ initial margin in hundredths of a percent, to the nearest; null without cross tickets. */
export function riskRateE4({ equity, initialMargin }: Pick<CrossAccount, 'equity' | 'initialMargin'>): bigint | null {
  return initialMargin === 0n ? null : nearestOf(ratio(equity.n * 10_000n, equity.d * initialMargin));
}

/**
 * What of the available balance may open positions or be transferred out: unrealised loss lowers it, unrealised profit
 * doesn't raise it. Rounded down, never below 0.
 */
export function freeBalance(available: bigint, { unrealisedPnl }: Pick<CrossAccount, 'unrealisedPnl'>): bigint {
  if (compare(unrealisedPnl, zero) >= 0) return available;
  const free = floorOf(plus(whole(available), unrealisedPnl));
  return free > 0n ? free : 0n;
}

/** Whether a ticket is worse than another, for the order in which a cross account is closed: the larger loss, then the older. */
export function isWorse(
  left: { readonly id: number; readonly unrealisedPnl: Exact },
  right: { readonly id: number; readonly unrealisedPnl: Exact },
): boolean {
  const order = compare(left.unrealisedPnl, right.unrealisedPnl);
  return order < 0 || (order === 0 && left.id < right.id);
}
