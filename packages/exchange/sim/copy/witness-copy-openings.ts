import type { EventRecord } from '../../src/index.ts';
import { Fraction, millionths } from '../contracts/fraction.ts';
import { feeOn, marginOn } from '../contracts/witness-book.ts';
import { maintenanceAt, sideLotsOf, tierLeverage, worthAt } from '../contracts/witness-exposure.ts';
import { ownLeverageMost } from '../contracts/witness-openings.ts';
import { type Depth, depthsOf, depthWithin } from '../contracts/witness-depths.ts';
import { healthAt } from '../contracts/witness-marks.ts';
import { expectSame, expectThat, type Said, type SeenContract } from '../contracts/witness-world.ts';
import {
  naiveBlockLimit,
  naiveRoom,
  naiveShared,
  naiveSharedBetween,
  naiveTarget,
  naiveWithin,
} from './naive-copies.ts';
import type { SeenFollow } from './naive-follows.ts';
import type { SeenCopies } from './seen-copies.ts';

/** A lot of the book is a hundredth of a contract: "step 0.01 lot". */
const lotE6 = 10_000;
const openBandPpm = 5_000;

/** What a lead has opened, or is about to, that is to be copied: so far filled `from`, then `to`. */
export interface ToCopy {
  readonly lead: number;
  readonly leadPosition: number;
  readonly market: number;
  readonly buys: boolean;
  readonly leverage: number;
  readonly from: number;
  readonly to: number;
  readonly quantity: number;
  /** Lots that the lead itself wants of the block, and its own worst price or 0; nothing where it has them already. */
  readonly leadLots: number;
  readonly leadLimit: number;
}

/** What one follow should get. */
interface Want {
  readonly follow: SeenFollow;
  readonly wanted: number;
  /** Within what the follower puts at risk. */
  readonly within: number;
  readonly leverage: number;
}

type Outcome = Said<'CopyOpened'> | Said<'CopySkipped'>;

/**
 * "Copies open when the lead's order fills": what each follower should get of it, by their wish, what they put at risk, and what the
 * book has room for; that everybody got it, or was told why not.
 */
export class WitnessCopyOpenings {
  readonly #seen: SeenCopies;

  constructor(seen: SeenCopies) {
    this.#seen = seen;
  }

  /** What a lead's fill should be for each who copies it and wants a lot of it. `limit`: the worst price. */
  #wants(fill: ToCopy, limit: number): Want[] {
    const { w } = this.#seen;
    const contract = w.contract(fill.market);
    const price = this.#highest(fill, limit);
    return this.#seen.copying(fill.lead).flatMap((follow) => {
      const { wish } = follow;
      const target = (filled: number): number => naiveTarget(wish, filled, fill.quantity, lotE6);
      const wanted = target(fill.to) - target(fill.from);
      // Who gets nothing of so small a fill may of the next; who gets nothing of a whole order is told at its end.
      if (wanted === 0 && (fill.to < fill.quantity || target(fill.to) > 0)) return [];
      const own = Math.min(ownLeverageMost(w, follow.follower), contract.rules.maxLeverage);
      const leverage = Math.min(fill.leverage, own, wish.leverageMost || fill.leverage);
      const bounds = { followAmount: wish.followAmount, inUse: this.#seen.inUse(follow.follow) };
      const lotValue = BigInt(price) * BigInt(contract.unit);
      return [{ follow, wanted, within: naiveWithin(wanted, bounds, { lotValue, leverage }), leverage }];
    });
  }

  /** The most that a lot may come to: the limit, or the best bid where it sells. */
  #highest({ market, buys }: ToCopy, limit: number): number {
    const bid = this.#seen.w.contract(market).book.best('buy')?.price ?? 0n;
    return buys ? limit : Math.max(limit, Number(bid));
  }

  #limit({ market, buys, leadLimit }: ToCopy): number {
    const { markE8, tickE8 } = this.#seen.w.contract(market);
    const band = naiveBlockLimit(buys, markE8, tickE8, openBandPpm);
    if (leadLimit === 0) return band;
    return buys ? Math.min(band, leadLimit) : Math.max(band, leadLimit);
  }

  /** Worse than half a percent from the mark, or than the lead's own limit, it never is; nor where the lead would die at once. */
  #expectLimit(fill: ToCopy, limit: number): void {
    const byRules = this.#limit(fill);
    const isTighter = fill.buys ? limit < byRules : limit > byRules;
    if (!isTighter || fill.leadLots === 0 || !this.#isFrail(fill.lead, fill, fill.leadLots, fill.leverage))
      expectSame('The limit of a block', limit, byRules);
  }

  /** Whether somebody could be liquidated within the band, so that an order of theirs goes less far. */
  #isFrail(customer: number, { market, buys }: ToCopy, lots: number, leverage: number): boolean {
    const { w } = this.#seen;
    if (w.crossModes.has(`${customer}/${market}`)) return true;
    const contract = w.contract(market);
    const worth = worthAt(contract, sideLotsOf(w, customer, market, buys ? 1 : -1) + BigInt(lots), contract.markE8);
    const bearable = worth.times(new Fraction(1, leverage)).minus(maintenanceAt(contract, worth));
    // The band is around the mark, which may be as far again from the index.
    return bearable.isBelow(worth.times(millionths(2 * openBandPpm + contract.rules.markBandPpm)));
  }

  /** The house is about to take for a lead and who copies them, or for these alone. `events`: of the frame. */
  inBlock(fill: ToCopy, order: Said<'OrderPlaced'>, events: readonly EventRecord[]): void {
    const limit = order.price;
    this.#expectLimit(fill, limit);
    const outcomes = outcomesOf(events, fill);
    const wants = this.#wants(fill, limit);
    this.#expectAllTold(fill, wants, outcomes);
    const isIn = (outcome: Outcome): boolean => outcome.type === 'CopyOpened' || isForDepth(outcome);
    const members = wants.filter(({ follow }) => isIn(outcomes.get(follow.follow)!));
    for (const want of wants)
      if (!members.includes(want)) this.#expectReason(fill, limit, want, outcomes.get(want.follow.follow)!);
    const lots = [fill.leadLots, ...members.map(({ within }) => within)];
    const room = this.#room(fill, limit, new Set([fill.lead, ...members.map(({ follow }) => follow.follower)]));
    const planned = naiveSharedBetween(lots, room, order.quantity);
    expectSame('The lots of a block', order.quantity, sumOf(planned));
    expectThat(fill.leadLots === 0 || planned[0]! > 0, () => `Ticket ${fill.leadPosition} is copied and never opened`);
    const parts = events.filter((event) => event.type === 'BlockFilled' && event.block === order.order);
    const traded = sumOf(events.map((event) => (isTradeOf(event, order.order) ? event.quantity : 0)));
    const shared = withLead(sharedAgain(planned, traded), fill);
    expectSame('The lots of a lead in a block', lotsOf(parts, fill.leadLots === 0 ? 0 : fill.leadPosition), shared[0]);
    for (const [place, want] of members.entries()) this.#expectOutcome(want, shared[place + 1]!, outcomes);
  }

  /** A lead takes alone: nobody who copies them could have a lot of it. */
  alone(fill: ToCopy): void {
    const limit = this.#limit(fill);
    for (const want of this.#wants(fill, limit)) {
      const isOut = Object.values(this.#reasons(fill, limit, want)).includes(true);
      expectThat(isOut, () => `Follow ${want.follow.follow} could have been in a block`);
    }
  }

  /** Nothing was traded for those who copy what was filled: all of them were told why. */
  untraded(fill: ToCopy, events: readonly EventRecord[]): void {
    const limit = this.#limit(fill);
    const outcomes = outcomesOf(events, fill);
    const wants = this.#wants(fill, limit);
    this.#expectAllTold(fill, wants, outcomes);
    const members = wants.filter(({ follow }) => isForDepth(outcomes.get(follow.follow)!));
    const room = this.#room(fill, limit, new Set([fill.lead, ...members.map(({ follow }) => follow.follower)]));
    const lots = members.map(({ within }) => within);
    expectSame('The lots that there was room for', sumOf(naiveShared(lots, room.least)), 0);
    for (const want of wants)
      if (!members.includes(want)) this.#expectReason(fill, limit, want, outcomes.get(want.follow.follow)!);
  }

  /** "Whoever was cut or skipped is told why". */
  #expectAllTold(fill: ToCopy, wants: readonly Want[], outcomes: ReadonlyMap<number, Outcome>): void {
    for (const { follow, wanted } of wants) {
      const outcome = outcomes.get(follow.follow);
      if (outcome === undefined)
        throw new Error(`Follow ${follow.follow} wanted ${wanted} lots, and nobody says what of it.`);
      for (const [name, seen, byRules] of [
        ['follower', outcome.follower, follow.follower],
        ['lead', outcome.lead, fill.lead],
        ['market', outcome.market, fill.market],
        ['wanted', outcome.wanted, wanted],
      ] as const)
        expectSame(`${name} of what follow ${follow.follow} got`, seen, byRules);
    }
    expectSame('Those who were told something', outcomes.size, wants.length);
  }

  /** "Takes only depth within 0.5 % of mark", at most half of the average; and no more than the market may still have open. */
  #room({ market, buys }: ToCopy, limit: number, members: ReadonlySet<number>): Depth {
    const { w } = this.#seen;
    const contract = w.contract(market);
    const depth = depthWithin(w, contract, { buys, limit, members, ofAll: false });
    const samples = depthsOf(contract, buys ? 'buy' : 'sell', w.at);
    const interest = this.#interestLeft(contract);
    const room = (lots: number): number => Math.min(naiveRoom(lots, samples), interest);
    return { least: room(depth.least), most: room(depth.most) };
  }

  #interestLeft(contract: SeenContract): number {
    const { openInterestMost, providerPpm } = contract.rules;
    const most = new Fraction(openInterestMost).times(millionths(1_000_000 - providerPpm));
    const lot = worthAt(contract, 1, contract.markE8);
    const open = [...this.#seen.w.positions.values()].filter(
      ({ market, side }) => market === contract.market && side === 1,
    );
    const longs = open.reduce((sum, { lots }) => sum + lots, 0);
    return Math.max(0, Number(new Fraction(most.over * lot.under, most.under * lot.over).down()) - longs);
  }

  #expectOutcome(
    { follow, wanted, within, leverage }: Want,
    lots: number,
    outcomes: ReadonlyMap<number, Outcome>,
  ): void {
    const outcome = outcomes.get(follow.follow)!;
    const who = `follow ${follow.follow}`;
    if (outcome.type === 'CopySkipped') return expectSame(`The lots of ${who}, who was skipped`, 0, lots);
    expectSame(`The lots of ${who}`, outcome.lots, lots);
    const cut = lots < within ? 'depth' : within < wanted ? 'follow_amount' : '';
    expectSame(`What cut ${who}`, outcome.cut, cut);
    expectThat(leverage > 0, () => `${who} opens with ${leverage}`);
  }

  /** Why somebody was left out is so. */
  #expectReason(fill: ToCopy, limit: number, want: Want, outcome: Outcome): void {
    if (outcome.type === 'CopyOpened')
      throw new Error(`Follow ${outcome.follow} got ${outcome.lots} lots outside of a block.`);
    const holds = this.#reasons(fill, limit, want)[outcome.reason];
    if (holds === undefined)
      throw new Error(`Follow ${outcome.follow} was skipped for ${outcome.reason}, which no rule says.`);
    expectThat(holds, () => `Follow ${outcome.follow} was skipped for ${outcome.reason}, which isn't so`);
  }

  #reasons(fill: ToCopy, limit: number, { follow, wanted, within, leverage }: Want): Readonly<Record<string, boolean>> {
    const { w } = this.#seen;
    const { follower } = follow;
    const contract = w.contract(fill.market);
    const price = BigInt(this.#highest(fill, limit));
    const lot = price * BigInt(contract.unit);
    const lots = BigInt(within);
    const isCross = w.crossModes.has(`${follower}/${fill.market}`);
    const needed = (marginOn(lot, leverage) + feeOn(lot, contract.rules.takerPpm)) * lots;
    const all = sideLotsOf(w, follower, fill.market, fill.buys ? 1 : -1) + lots;
    const worth = worthAt(contract, all, contract.markE8);
    const barred = ['copy_trading', 'perpetual'].map((offer) => this.#seen.barred(follower, [offer]));
    return {
      ...Object.fromEntries(barred.map((reason) => [reason ?? 'none', reason !== null])),
      mark_frozen: healthAt(w, contract) === 'frozen',
      index_unsound: healthAt(w, contract) !== 'sound',
      market_halted: contract.state === 'halted',
      market_cancel_only: contract.state === 'cancel_only',
      position_not_found: fill.leadLots === 0 && !w.positions.has(fill.leadPosition),
      copy_too_small: wanted === 0,
      follow_amount_used: wanted > 0 && within === 0,
      insufficient_balance: (isCross ? this.#seen.free(follower) : w.available(follower)) < needed,
      leverage_too_high: leverage > tierLeverage(contract, worth),
      position_limit: new Fraction(contract.rules.customerMost).isBelow(worth),
      price_beyond_liquidation: this.#isFrail(follower, fill, within, leverage),
      notional_too_small: lot * lots < 5_000_000n,
      position_terms_not_allowed: (w.netLeverage.get(`${follower}/${fill.market}`) ?? 0) !== 0,
    };
  }
}

/** What each gets where less was traded than was planned: shared again, and single lots of the rest in the order of the members. */
function sharedAgain(planned: readonly number[], traded: number): number[] {
  const shared = naiveShared(planned, traded);
  let rest = traded - sumOf(shared);
  for (let place = 0; rest > 0; place = (place + 1) % shared.length) {
    if (shared[place]! >= planned[place]!) continue;
    shared[place]!++;
    rest--;
  }
  return shared;
}

/** "Copies open when the lead's order fills": a lead who is in a block has a lot of it wherever anybody has one. */
function withLead(shared: readonly number[], { leadLots }: ToCopy): number[] {
  const last = shared.findLastIndex((lots) => lots > 0);
  if (leadLots === 0 || last <= 0 || shared[0]! > 0) return [...shared];
  return shared.map((lots, place) => lots + (place === 0 ? 1 : 0) - (place === last ? 1 : 0));
}

function isForDepth(outcome: Outcome): boolean {
  return outcome.type === 'CopySkipped' && outcome.reason === 'depth';
}

function outcomesOf(events: readonly EventRecord[], { leadPosition }: ToCopy): Map<number, Outcome> {
  const found = new Map<number, Outcome>();
  for (const event of events)
    if ((event.type === 'CopyOpened' || event.type === 'CopySkipped') && event.leadPosition === leadPosition)
      found.set(event.follow, event);
  return found;
}

function lotsOf(parts: readonly EventRecord[], order: number): number {
  return sumOf(parts.map((part) => (part.type === 'BlockFilled' && part.order === order ? part.lots : 0)));
}

function isTradeOf(event: EventRecord, order: number): event is Said<'OrdersTraded'> {
  return event.type === 'OrdersTraded' && event.taker === order;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
