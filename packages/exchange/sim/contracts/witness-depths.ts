import { Fraction, millionths } from './fraction.ts';
import { expectSame, expectThat, type Said, type SeenContract, type WitnessWorld } from './witness-world.ts';

const sampleMs = 10_000;
const keptMs = 600_000;
const nearPpm = 5_000;

/** The lots of a side that stand within half a percent of the mark. */
function depthOf(contract: SeenContract, side: 'buy' | 'sell'): number {
  const bound = new Fraction(contract.markE8, contract.tickE8).times(
    millionths(side === 'sell' ? 1_000_000 + nearPpm : 1_000_000 - nearPpm),
  );
  let lots = 0n;
  for (const { price, remaining } of contract.book.orders(side)) {
    const at = new Fraction(price);
    if (side === 'sell' ? bound.isBelow(at) : at.isBelow(bound)) break;
    lots += remaining;
  }
  return Number(lots);
}

/** "Ten-minute average depth": once in ten seconds, with the first tick of them, what stands near each mark is looked at. */
export function depthsSampled(w: WitnessWorld, { depths }: Said<'DepthsSampled'>): void {
  for (let place = 0; place < depths.length; place += 3) {
    const [market, bids, asks] = depths.slice(place, place + 3) as [number, number, number];
    const contract = w.contract(market);
    expectThat(isDepthDue(w, contract), () => `The depth of ${market} was sampled in these ten seconds`);
    expectSame(`The bids near the mark of ${market}`, bids, depthOf(contract, 'buy'));
    expectSame(`The asks near the mark of ${market}`, asks, depthOf(contract, 'sell'));
    contract.depths.push({ at: w.at, bids, asks });
  }
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
