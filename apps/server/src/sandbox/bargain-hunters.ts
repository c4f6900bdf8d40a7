import type { Side } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import type { Touch } from './liquidity-provider.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import type { Person } from './people.ts';
import { type BestLevels, placeOrder, spendable, type TradingDesk } from './trading-desk.ts';

/** The most that a hunter takes at once, in USDT. */
const mostUsdt = 2_500;

/** How likely a hunter sees a bargain within one look; a look a second makes it a few seconds. */
const attention = 0.4;

/**
 * They watch for orders that stand better than the providers quote, or beside them at the touch, and trade with them:
 * a customer's order near the price doesn't wait for chance. They take at a limit, so never worse than what they saw.
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

  /** One look at every market. `touchOf`: what the near provider stands for. */
  async look(scenes: readonly MarketScene[], touchOf: (market: number) => Touch | null): Promise<void> {
    await Promise.all(scenes.map((scene) => this.#lookAt(scene, touchOf(scene.market))));
  }

  async #lookAt(scene: MarketScene, touch: Touch | null): Promise<void> {
    if (touch === null || this.#draw() > attention) return;
    const best = await this.#desk.bestLevels(scene.market);
    if (best === null) return;
    const bargain = bargainIn(best, touch);
    const hunter = this.#people[Math.floor(this.#draw() * this.#people.length)];
    if (bargain === null || hunter === undefined) return;
    const quantity = Math.min(bargain.lots, lotsFor(scene.asset, mostUsdt, bargain.price));
    const balances = await this.#desk.balances(hunter.customer);
    if (balances === null) return;
    const { asset, scale, quantityDecimals } = scene.asset;
    const enough =
      bargain.side === 'buy'
        ? Number(spendable(balances, quoteAsset.asset)) > mostUsdt * 1.1 * usdt
        : Number(spendable(balances, asset)) > quantity * 10 ** (scale - quantityDecimals);
    if (!enough) return;
    const order = { customer: hunter.customer, market: scene.market, side: bargain.side };
    await this.#desk.execute(placeOrder({ ...order, timeInForce: 'ioc', price: bargain.price, quantity }));
  }
}

export interface Bargain {
  /** What the hunter does. */
  readonly side: Side;
  readonly price: number;
  readonly lots: number;
}

/** An order of somebody else at the top of the book, or null. */
export function bargainIn(best: BestLevels, touch: Touch): Bargain | null {
  if (best.ask > 0 && (best.ask < touch.ask || (best.ask === touch.ask && best.askLots > touch.askLots))) {
    return { side: 'buy', price: best.ask, lots: best.askLots };
  }
  if (best.bid > 0 && (best.bid > touch.bid || (best.bid === touch.bid && best.bidLots > touch.bidLots))) {
    return { side: 'sell', price: best.bid, lots: best.bidLots };
  }
  return null;
}
