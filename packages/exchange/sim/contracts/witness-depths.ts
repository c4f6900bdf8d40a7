import { Fraction, millionths } from './fraction.ts';
import { expectThat, type Said, type SeenContract, type SeenOrder, type WitnessWorld } from './witness-world.ts';

const sampleMs = 10_000;
const keptMs = 600_000;
const nearPpm = 5_000;

/**
 * "Ten-minute average depth": once in ten seconds, with the first tick of them, what liquidity providers have near each mark is
 * looked at.
 */
export function depthsSampled(w: WitnessWorld, { depths }: Said<'DepthsSampled'>): void {
  for (let place = 0; place < depths.length; place += 3) {
    const [market, bids, asks] = depths.slice(place, place + 3) as [number, number, number];
    const contract = w.contract(market);
    expectThat(isDepthDue(w, contract), () => `The depth of ${market} was sampled in these ten seconds`);
    expectNear(w, contract, false, bids);
    expectNear(w, contract, true, asks);
    contract.depths.push({ at: w.at, bids, asks });
  }
}

/** What somebody who buys or sells meets within half a percent of the mark. */
function expectNear(w: WitnessWorld, contract: SeenContract, buys: boolean, seen: number): void {
  const part = millionths(buys ? 1_000_000 + nearPpm : 1_000_000 - nearPpm);
  const bound = new Fraction(contract.markE8, contract.tickE8).times(part);
  const limit = Number(buys ? bound.down() : bound.up());
  const { least, most } = depthWithin(w, contract, { buys, limit, members: new Set(), ofAll: false });
  const isSo = least <= seen && seen <= most;
  expectThat(isSo, () => `${seen} lots are near the mark of ${contract.market}, by the rules ${least} to ${most}`);
}

export function isDepthDue(w: WitnessWorld, { depths }: SeenContract): boolean {
  const last = depths.at(-1);
  return last === undefined || Math.floor(w.at / sampleMs) > Math.floor(last.at / sampleMs);
}

/** The samples of the last ten minutes that a taker of this side would meet. */
export function depthsOf({ depths }: SeenContract, taker: 'buy' | 'sell', at: number): number[] {
  const kept = depths.filter((sample) => sample.at > at - keptMs);
  return kept.map(({ bids, asks }) => (taker === 'buy' ? asks : bids));
}

/** The lots that a taker would meet: at least those that can be matched for sure, at most all that stand there. */
export interface Depth {
  readonly least: number;
  readonly most: number;
}

interface Reach {
  readonly buys: boolean;
  readonly limit: number;
  /** Who takes, and doesn't meet their own. */
  readonly members: ReadonlySet<number>;
  /** Whether what anybody rests there counts, and not that of liquidity providers alone. */
  readonly ofAll: boolean;
}

/** What a taker down to a limit would meet. */
export function depthWithin(w: WitnessWorld, contract: SeenContract, { buys, limit, members, ofAll }: Reach): Depth {
  let [least, most] = [0n, 0n];
  for (const order of contract.book.orders(buys ? 'sell' : 'buy')) {
    if (buys ? order.price > BigInt(limit) : order.price < BigInt(limit)) break;
    const isProvider = (w.netLeverage.get(`${order.customer}/${contract.market}`) ?? 0) !== 0;
    if (members.has(order.customer) || (!ofAll && !isProvider)) continue;
    most += order.remaining;
    if (!isFrail(contract, order)) least += order.remaining;
  }
  return { least: Number(least), most: Number(most) };
}

/** Whether an order may end where it is met, since its customer would be liquidated at once or owe something. */
function isFrail({ markE8, tickE8 }: SeenContract, { side, price, terms }: SeenOrder): boolean {
  const [own, mark] = [price * BigInt(tickE8), BigInt(markE8)];
  const isBad = side === 'buy' ? own > mark : own < mark;
  return isBad || terms?.reduceOnly === true || (terms?.leverage ?? 0) >= 50;
}
