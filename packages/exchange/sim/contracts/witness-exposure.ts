import { Fraction, millionths } from './fraction.ts';
import { fundAccount, type SeenContract, type SeenPosition, type WitnessWorld } from './witness-world.ts';

/** What lots are worth at a mark, in units of USDT. */
export function worthAt({ unit, tickE8 }: SeenContract, lots: number | bigint, markE8: number): Fraction {
  return new Fraction(BigInt(lots) * BigInt(unit) * BigInt(markE8), tickE8);
}

/** "Within index ± 1 % (± 0.2 % for tickets above 50×)". */
export function markOf({ rules, markE8, narrowE8 }: SeenContract, leverage: number): number {
  return leverage > rules.narrowAbove ? narrowE8 : markE8;
}

/** "Mark price, never last price, drives P&L". */
export function profitOf(w: WitnessWorld, position: SeenPosition): Fraction {
  const contract = w.contract(position.market);
  const worth = worthAt(contract, position.lots, markOf(contract, position.leverage));
  return worth.minus(new Fraction(position.entry)).times(new Fraction(position.side));
}

/** "Maintenance margin = notional × MMR(tier) − cum"; a bound belongs to the tier below it. */
export function maintenanceAt({ rules: { tiers } }: SeenContract, notional: Fraction): Fraction {
  let cum = new Fraction(0);
  let floor = 0;
  let before = tiers[1]!;
  for (let at = 0; at < tiers.length; at += 3) {
    const [bound, mmr] = [tiers[at]!, tiers[at + 1]!];
    cum = cum.plus(new Fraction(floor).times(millionths(mmr - before)));
    if (bound === 0 || !new Fraction(bound).isBelow(notional)) return notional.times(millionths(mmr)).minus(cum);
    floor = bound;
    before = mmr;
  }
  throw new Error('The last tier has a bound.');
}

/** The highest leverage of the tier that a notional lies in. */
export function tierLeverage(contract: SeenContract, notional: Fraction): number {
  return contract.rules.tiers[tierAt(contract, notional) + 2]!;
}

/** Where the row of the tier begins that a notional lies in. */
function tierAt({ rules: { tiers } }: SeenContract, notional: Fraction): number {
  for (let at = 0; at < tiers.length; at += 3)
    if (tiers[at] === 0 || !new Fraction(tiers[at]!).isBelow(notional)) return at;
  throw new Error('The last tier has a bound.');
}

/** The rate of maintenance of the tier of all that a position's customer has in its market and side. */
export function tierRateOf(w: WitnessWorld, { customer, market, side, leverage }: SeenPosition): number {
  const contract = w.contract(market);
  const worth = worthAt(contract, sideLotsOf(w, customer, market, side), markOf(contract, leverage));
  return contract.rules.tiers[tierAt(contract, worth) + 1]!;
}

/** "The sum of the customer's tickets and resting opening orders in that market and side", in lots. */
export function sideLotsOf(w: WitnessWorld, customer: number, market: number, side: 1 | -1): bigint {
  const open = w.positionsOf(customer, market).filter((position) => position.side === side);
  const resting = [...w.contract(market).book.orders(side === 1 ? 'buy' : 'sell')].filter(
    (order) => order.customer === customer && order.terms?.reduceOnly !== true,
  );
  const lots = open.reduce((sum, position) => sum + BigInt(position.lots), 0n);
  return resting.reduce((sum, order) => sum + order.remaining, lots);
}

/** "Maintenance, cum included, is shared pro rata." */
function maintenanceOf(w: WitnessWorld, position: SeenPosition): Fraction {
  const all = sideLotsOf(w, position.customer, position.market, position.side);
  return maintenanceOfSide(w, position, all).times(new Fraction(position.lots, all));
}

function maintenanceOfSide(w: WitnessWorld, { market, leverage }: SeenPosition, sideLots: bigint): Fraction {
  const contract = w.contract(market);
  return maintenanceAt(contract, worthAt(contract, sideLots, markOf(contract, leverage)));
}

interface Standing {
  equity: Fraction;
  maintenance: Fraction;
}

/** What stands behind a position and what it needs: its own margin, or the whole cross account. */
export function standingOf(w: WitnessWorld, position: SeenPosition): Standing {
  if (!position.isCross) {
    const equity = new Fraction(position.margin).plus(profitOf(w, position));
    return { equity, maintenance: maintenanceOf(w, position) };
  }
  const tickets = w.positionsOf(position.customer).filter(({ isCross }) => isCross);
  const margins = tickets.reduce((sum, { margin }) => sum + margin, w.available(position.customer));
  let equity = new Fraction(margins);
  let maintenance = new Fraction(0);
  // Tickets of one market, side and mark have one maintenance between them, by their lots.
  for (const group of groupsOf(w, tickets)) {
    const [first] = group;
    const all = sideLotsOf(w, first!.customer, first!.market, first!.side);
    const lots = group.reduce((sum, ticket) => sum + BigInt(ticket.lots), 0n);
    const profits = group.map((ticket) => profitOf(w, ticket));
    equity = equity.plus(profits.reduce((sum, profit) => sum.plus(profit)));
    maintenance = maintenance.plus(maintenanceOfSide(w, first!, all).times(new Fraction(lots, all)));
  }
  return { equity, maintenance };
}

function groupsOf(w: WitnessWorld, tickets: readonly SeenPosition[]): SeenPosition[][] {
  const classOf = ({ market, side, leverage }: SeenPosition): string =>
    `${market}/${side}/${markOf(w.contract(market), leverage)}`;
  return [...Map.groupBy(tickets, classOf).values()];
}

/** "Liquidated when margin + P&L ≤ maintenance". */
export function isDue(w: WitnessWorld, position: SeenPosition): boolean {
  const { equity, maintenance } = standingOf(w, position);
  return !maintenance.isBelow(equity);
}

/**
 * "BP = EP − side · margin / Q", of a cross ticket "where cross equity is 0"; on the tick, against who is closed. A cross ticket
 * never costs more than there is in cash either, since "a customer never owes".
 */
export function bankruptcyTick(w: WitnessWorld, position: SeenPosition): number {
  const { side, lots, entry } = position;
  const contract = w.contract(position.market);
  const tickAt = (backing: Fraction): number => {
    const loseable = backing.minus(new Fraction(BigInt(side) * entry));
    const price = loseable.times(new Fraction(-side, BigInt(lots) * BigInt(contract.unit)));
    if (price.over <= 0n) return side === 1 ? 1 : Number.MAX_SAFE_INTEGER;
    return Number(side === 1 ? price.up() : price.down());
  };
  if (position.customer === fundAccount) return tickAt(new Fraction(w.available(fundAccount)));
  if (!position.isCross) return tickAt(new Fraction(position.margin));
  const cross = w.positionsOf(position.customer).filter(({ isCross }) => isCross);
  const held = cross.reduce((sum, { margin }) => sum + margin, 0n);
  const cash = new Fraction(w.available(position.customer) + held);
  const { equity } = standingOf(w, position);
  const worst = [tickAt(cash), tickAt(equity.minus(profitOf(w, position)))];
  return side === 1 ? Math.max(...worst) : Math.min(...worst);
}
