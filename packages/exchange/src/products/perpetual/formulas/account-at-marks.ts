import type { Lots, Ticks } from '../../../kernel/amounts.ts';
import { type ContractScale, type Position, unrealisedPnl } from './contract.ts';
import { crossAccount, type CrossTicket, freeBalance, riskRateE4 } from './cross-account.ts';
import { type Exact, floorOf, minus, plus, zero } from './exact.ts';
import { crossBacking, isolatedBacking, liquidationPoint, shownLiquidationPrice } from './liquidation-price.ts';
import { sharedMaintenance, shownMaintenance } from './margins.ts';
import type { Tier } from './tiers.ts';

/**
 * One ticket with the terms of its market and the mark that it stands on, in 1e-8 of the quote. `sideLots`: all that the customer
 * has in the market and on the side, with opening orders in the book.
 */
export interface MarkedTicket extends Position {
  readonly scale: ContractScale;
  readonly tiers: readonly Tier[];
  readonly markE8: number;
  readonly isCross: boolean;
  readonly margin: bigint;
  readonly sideLots: Lots;
}

/** What a mark changes of a ticket, as it is shown. `liquidationPrice`: 0 for none. */
export interface TicketAtMark {
  readonly unrealised: bigint;
  readonly liquidationPrice: Ticks;
}

/** What marks change of an account, as it is shown; amounts in units of the quote. */
export interface AccountAtMarks {
  /** In the order of the tickets. */
  readonly tickets: readonly TicketAtMark[];
  readonly unrealised: bigint;
  /** Of the cross tickets. */
  readonly maintenance: bigint;
  /** In hundredths of a percent; null without a cross ticket. */
  readonly riskRateE4: bigint | null;
  /** What may open positions or leave while no mark is frozen. */
  readonly free: bigint;
}

/**
 * A contract account and its tickets at their marks, from what a mark doesn't change: what whoever follows marks reckons, and
 * equal to the views of the account and of its positions. `available` in units of the quote. Source: rules.md section 4.
 */
export function accountAtMarks(available: bigint, tickets: readonly MarkedTicket[]): AccountAtMarks {
  const marked = tickets.map(crossTicketOf);
  const pnls = overOneDenominator(marked.map(({ unrealisedPnl: pnl }) => pnl));
  const maintenances = overOneDenominator(marked.map(({ maintenance }) => maintenance));
  const crossTickets = tickets.map((ticket, at) => ({
    ticket,
    cross: { margin: ticket.margin, unrealisedPnl: pnls[at]!, maintenance: maintenances[at]! },
  }));
  const account = crossAccount(
    available,
    crossTickets.filter(({ ticket }) => ticket.isCross).map(({ cross }) => cross),
  );
  return {
    tickets: crossTickets.map(({ ticket, cross }) => {
      const others = { equity: account.equity, otherMaintenance: minus(account.maintenance, cross.maintenance) };
      const backing = ticket.isCross
        ? crossBacking(ticket.scale, ticket, ticket.markE8, others)
        : isolatedBacking(ticket, ticket.margin);
      const point = liquidationPoint(ticket.tiers, ticket.scale, { ...ticket, backing });
      return { unrealised: floorOf(cross.unrealisedPnl), liquidationPrice: shownLiquidationPrice(point) ?? 0 };
    }),
    unrealised: floorOf(crossTickets.map(({ cross }) => cross.unrealisedPnl).reduce(plus, zero)),
    maintenance: shownMaintenance(account.maintenance),
    riskRateE4: riskRateE4(account),
    free: freeBalance(available, account),
  };
}

function crossTicketOf(ticket: MarkedTicket): CrossTicket {
  const { scale, tiers, markE8, margin } = ticket;
  return {
    margin,
    unrealisedPnl: unrealisedPnl(scale, ticket, markE8),
    maintenance: sharedMaintenance(tiers, scale, ticket, markE8),
  };
}

/** The same numbers with the least denominator that all of them can have: sums of many would else have the product of theirs. */
function overOneDenominator(numbers: readonly Exact[]): Exact[] {
  const common = numbers.reduce((least, { d }) => (least / greatestCommon(least, d)) * d, 1n);
  return numbers.map(({ n, d }) => ({ n: n * (common / d), d: common }));
}

function greatestCommon(left: bigint, right: bigint): bigint {
  let [larger, smaller] = [left, right];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}
