import type { Side } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import type { Person } from './people.ts';
import type { Levels } from './quote-ladder.ts';
import { placeOrder, spendable, type TradingDesk } from './trading-desk.ts';

/** What a hunter takes at once, in USDT: of a smaller order all, and a little of what stands beside it. */
const leastUsdt = 8;
const mostUsdt: Readonly<Record<Place, number>> = { beyond: 20_000, top: 2_500, behind: 2_500 };

/** How likely a hunter sees an order within one look. */
const attention: Readonly<Record<Place, number>> = { beyond: 0.9, top: 0.6, behind: 0.25 };

/** How many levels a hunter looks into the book. */
export const sightLevels = 5;

/** What the sandbox itself has in the book of one market: the near provider's quote and the orders of its traders. */
export interface Known {
  readonly bids: Levels;
  readonly asks: Levels;
  readonly resting: Levels;
}

/**
 * They look after visitors: they watch for orders at or near the top of the book that are not the sandbox's own, and trade
 * with them, so that a customer's order near the price doesn't wait for chance. They take at a limit, so never worse than
 * what they saw.
 */
export class BargainHunters {
  readonly #desk: TradingDesk;
  readonly #people: readonly Person[];
  readonly #draw: Draw;

  constructor(desk: TradingDesk, people: readonly Person[], draw: Draw) {
    this.#desk = desk;
    this.#people = people;
    this.#draw = draw;
  }

  /** One look at every market. */
  async look(scenes: readonly MarketScene[], knownIn: (market: number) => Known | null): Promise<void> {
    await Promise.all(scenes.map((scene) => this.#lookAt(scene, knownIn(scene.market))));
  }

  async #lookAt(scene: MarketScene, known: Known | null): Promise<void> {
    if (known === null) return;
    const depth = await this.#desk.depth(scene.market, sightLevels);
    if (depth === null) return;
    const sides = this.#draw() < 0.5 ? (['sell', 'buy'] as const) : (['buy', 'sell'] as const);
    for (const side of sides) {
      const bargain = bargainIn(side, side === 'sell' ? depth.bids : depth.asks, known);
      if (bargain === null || this.#draw() > attention[bargain.place]) continue;
      await this.#take(scene, bargain);
      return;
    }
  }

  async #take({ market, asset }: MarketScene, { side, price, lots, place }: Bargain): Promise<void> {
    const hunter = this.#people[Math.floor(this.#draw() * this.#people.length)];
    if (hunter === undefined) return;
    const most = mostUsdt[place];
    const quantity = Math.max(lotsFor(asset, leastUsdt, price), Math.min(lots, lotsFor(asset, most, price)));
    const balances = await this.#desk.balances(hunter.customer);
    if (balances === null) return;
    const enough =
      side === 'buy'
        ? Number(spendable(balances, quoteAsset.asset)) > most * 1.1 * usdt
        : Number(spendable(balances, asset.asset)) > quantity * 10 ** (asset.scale - asset.quantityDecimals);
    if (!enough) return;
    const order = { customer: hunter.customer, market, side };
    await this.#desk.execute(placeOrder({ ...order, timeInForce: 'ioc', price, quantity }));
  }
}

/** `beyond` the best price that the provider quotes on the other side, at the `top` of the book, or `behind` it. */
type Place = 'beyond' | 'top' | 'behind';

export interface Bargain {
  /** What the hunter does. */
  readonly side: Side;
  readonly price: number;
  /** What stands at this price and at better ones. */
  readonly lots: number;
  readonly place: Place;
}

/**
 * The first level of one side where more stands than the sandbox knows of, or null. A level beyond the fair price is a
 * bargain whoever stands there: the provider can't quote past it, and it would hold the market where it is. `levels`:
 * pairs from the book, best first. What the far provider quotes lies past the near one's levels, and is no bargain.
 */
export function bargainIn(side: Side, levels: readonly number[], { bids, asks, resting }: Known): Bargain | null {
  const [quoted, others] = side === 'sell' ? [bids, asks] : [asks, bids];
  const inwards = side === 'sell' ? 1 : -1;
  const last = [...quoted.keys()].at(-1);
  const [opposite] = others.keys();
  if (last === undefined || opposite === undefined) return null;
  let lots = 0;
  for (let i = 0; i + 1 < levels.length; i += 2) {
    const price = levels[i] ?? 0;
    const standing = levels[i + 1] ?? 0;
    if ((price - last) * inwards < 0) return null;
    lots += standing;
    if ((price - opposite) * inwards >= 0) return { side, price, lots, place: 'beyond' };
    const known = (quoted.get(price) ?? 0) + (resting.get(price) ?? 0);
    if (standing > known) return { side, price, lots, place: i === 0 ? 'top' : 'behind' };
  }
  return null;
}
