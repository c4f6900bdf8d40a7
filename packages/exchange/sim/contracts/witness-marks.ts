import { Fraction, millionths } from './fraction.ts';
import { expectSame, expectThat, type Said, type SeenContract, type WitnessWorld } from './witness-world.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;
const averagedMs = 150_000;
const staleAfterMs = 10_000;

/** "Below two live sources the market goes reduce-only"; "liquidations and TP/SL need three sources". */
export function healthAt(w: WitnessWorld, { base, rules }: SeenContract): SeenContract['health'] {
  const index = w.index.get(base);
  if (index === undefined || index.sources < 2 || w.at - index.at > staleAfterMs) return 'frozen';
  return index.sources < rules.indexSourcesMin ? 'sparse' : 'sound';
}

/** The average price of a notional against one side of the book in 1e-8 USDT, null where it is thinner. */
function impactE8(contract: SeenContract, side: 'buy' | 'sell'): bigint | null {
  let rest = contract.rules.impactNotional;
  let lots = new Fraction(0);
  for (const order of contract.book.orders(side)) {
    const lot = order.price * BigInt(contract.unit);
    if (lot * order.remaining >= rest) {
      lots = lots.plus(new Fraction(rest, lot));
      const ticks = new Fraction(contract.rules.impactNotional * lots.under, lots.over * BigInt(contract.unit));
      return ticks.times(new Fraction(contract.tickE8)).nearest();
    }
    rest -= lot * order.remaining;
    lots = lots.plus(new Fraction(order.remaining));
  }
  return null;
}

/** "Rate = average premium + clamp(0.01 % − premium, ±0.05 %), clamped to ±0.75 %", in 1e-8. */
export function rateE8Of({ premiums, rules }: SeenContract): number {
  const sum = premiums.reduce((all, premium) => all + premium, 0);
  const average = premiums.length === 0 ? new Fraction(0) : new Fraction(sum, premiums.length);
  const within = (value: Fraction, ppm: number): Fraction =>
    value.between(new Fraction(-ppm * 100), new Fraction(ppm * 100));
  const interest = within(new Fraction(rules.interestPpm * 100).minus(average), rules.clampPpm);
  return Number(within(average.plus(interest), rules.fundingMostPpm).nearest());
}

/** What the premium of the contract over its index is now, in 1e-8. */
function premiumE8(contract: SeenContract, indexE8: number): number {
  const index = BigInt(indexE8);
  const bid = impactE8(contract, 'buy') ?? index;
  const ask = impactE8(contract, 'sell') ?? index;
  const above = bid > index ? bid - index : 0n;
  const below = ask < index ? index - ask : 0n;
  return Number(new Fraction((above - below) * 100_000_000n, index).nearest());
}

/** The middle one of what funding, the book and the last trade say, within the bands of the index. */
export function marked(w: WitnessWorld, { marks }: Said<'MarksPublished'>): void {
  const said = new Set<number>();
  for (let at = 0; at < marks.length; at += 5) {
    const [market, indexE8, markE8, narrowE8, basisE8] = marks.slice(at, at + 5) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const contract = w.contract(market);
    said.add(market);
    expectSame(`The index of ${market}`, indexE8, w.index.get(contract.base)!.priceE8);
    const [bid, ask] = [impactE8(contract, 'buy'), impactE8(contract, 'sell')];
    const middle = bid === null || ask === null ? BigInt(indexE8) : new Fraction(bid + ask, 2).down();
    expectSame(`The basis of ${market}`, basisE8, Number(middle) - indexE8);
    const median = medianOf(w, contract, indexE8, basisE8);
    const within = (ppm: number): number => Number(median.between(part(indexE8, -ppm), part(indexE8, ppm)).nearest());
    expectSame(`The mark of ${market}`, markE8, within(contract.rules.markBandPpm));
    expectSame(`The narrow mark of ${market}`, narrowE8, within(contract.rules.narrowBandPpm));
    Object.assign(contract, { indexE8, markE8, narrowE8, markedAt: w.at });
  }
  for (const contract of w.contracts.values())
    expectSame(`Whether ${contract.market} is marked`, said.has(contract.market), healthAt(w, contract) !== 'frozen');
}

const part = (indexE8: number, ppm: number): Fraction => new Fraction(indexE8).times(millionths(1_000_000 + ppm));

function medianOf(w: WitnessWorld, contract: SeenContract, indexE8: number, basisE8: number): Fraction {
  const interval = contract.rules.fundingHours * hourMs;
  const toFunding = interval - (w.at % interval);
  const growth = new Fraction(BigInt(rateE8Of(contract)) * BigInt(toFunding), 100_000_000n * BigInt(interval));
  const index = new Fraction(indexE8);
  contract.basis = contract.basis.filter(({ at }) => at > w.at - averagedMs);
  const last = contract.basis.at(-1);
  if (last === undefined || Math.floor(last.at / 1000) < Math.floor(w.at / 1000))
    contract.basis.push({ at: w.at, value: basisE8 });
  const sum = contract.basis.reduce((all, { value }) => all + value, 0);
  const byBook = index.plus(new Fraction(sum, contract.basis.length));
  const lastTrade = contract.lastPrice === 0 ? index : new Fraction(contract.lastPrice * contract.tickE8);
  return [index.plus(index.times(growth)), byBook, lastTrade].toSorted((a, b) => (a.isBelow(b) ? -1 : 1))[1]!;
}

/** "Sampled every minute": with the first tick of one. */
export function sampled(w: WitnessWorld, { premiums }: Said<'PremiumsSampled'>): void {
  for (let at = 0; at < premiums.length; at += 2) {
    const contract = w.contract(premiums[at]!);
    const isFirst = Math.floor(w.at / minuteMs) > Math.floor(contract.premiumAt / minuteMs);
    expectThat(isFirst, () => `The premium of ${contract.market} was sampled in this minute`);
    expectSame(`The premium of ${contract.market}`, premiums[at + 1], premiumE8(contract, contract.indexE8));
    contract.premiums.push(premiums[at + 1]!);
    contract.premiumAt = w.at;
  }
}
