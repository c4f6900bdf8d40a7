import type { Side } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import type { Trader } from './people.ts';
import { placeOrder, spendable, type TradingDesk } from './trading-desk.ts';

/** Somebody comes about this often, to one of all markets. */
const meanPauseMs = 2_000;
/** Orders of the sandbox's customers that wait for one opening; for one more the eldest goes. */
const restingMost = 14;
/** So many come to each market at once when a night begins. */
const restingSoon = 6;
/** How far beside the last close people would still deal: most orders meet somebody's. */
const farthestPpm = 12_000;
const orderUsdt = { smallest: 100, largest: 4_000 };

interface Resting {
  readonly customer: number;
  readonly order: number;
}

/** What the customers of the sandbox order while stocks don't trade: limits around the last close, which meet at the opening. */
export class NightOrders {
  readonly #desk: TradingDesk;
  readonly #traders: readonly Trader[];
  readonly #draw: Draw;
  readonly #resting = new Map<number, Resting[]>();
  #nextAt = 0;

  constructor(desk: TradingDesk, traders: readonly Trader[], draw: Draw) {
    this.#desk = desk;
    this.#traders = traders;
    this.#draw = draw;
  }

  /** Does what is due at this moment of a night. */
  async beat(scenes: readonly MarketScene[], now: number): Promise<void> {
    if (now < this.#nextAt) return;
    this.#nextAt = now - Math.log(1 - this.#draw()) * meanPauseMs;
    const priced = scenes.filter(({ index }) => index > 0);
    const thin = priced.filter(({ market }) => (this.#resting.get(market)?.length ?? 0) < restingSoon);
    if (thin.length > 0) this.#nextAt = now;
    const one = this.#one(priced);
    const chosen = thin.length > 0 || one === null ? thin : [one];
    await Promise.all(chosen.map((scene) => this.#come(scene)));
  }

  /** Takes back what the opening has not filled. */
  async end(): Promise<void> {
    const left = [...this.#resting.values()].flat();
    this.#resting.clear();
    await Promise.all(left.map((resting) => this.#takeBack(resting)));
  }

  async #come(scene: MarketScene): Promise<void> {
    const trader = this.#one(this.#traders.filter(({ assets }) => assets.includes(scene.asset)));
    if (trader !== null) await this.#place(trader, scene);
  }

  async #place({ customer }: Trader, { market, asset, index }: MarketScene): Promise<void> {
    const balances = await this.#desk.balances(customer);
    if (balances === null) return;
    const side: Side = this.#draw() < 0.5 ? 'buy' : 'sell';
    const better = (this.#draw() * 1.6 - 0.8) * (farthestPpm / 1_000_000);
    const price = Math.max(1, Math.round(index * (side === 'buy' ? 1 + better : 1 - better)));
    const size = orderUsdt.smallest * (orderUsdt.largest / orderUsdt.smallest) ** this.#draw();
    const quantity = lotsFor(asset, size, price);
    const needed = side === 'buy' ? size * 1.1 * usdt : quantity * 10 ** (asset.scale - asset.quantityDecimals);
    if (Number(spendable(balances, side === 'buy' ? quoteAsset.asset : asset.asset, 'stock')) < needed) return;
    const reply = await this.#desk.execute(placeOrder({ customer, market, side, price, quantity }));
    const order = reply?.answer.orders?.[0];
    if (order?.state !== 'new') return;
    const resting = this.#resting.get(market) ?? [];
    resting.push({ customer, order: order.id });
    this.#resting.set(market, resting);
    if (resting.length > restingMost) await this.#takeBack(resting.shift()!);
  }

  async #takeBack({ customer, order }: Resting): Promise<void> {
    if (await this.#desk.isOpen(customer, order)) await this.#desk.execute({ type: 'CancelOrder', customer, order });
  }

  #one<T>(choices: readonly T[]): T | null {
    return choices[Math.floor(this.#draw() * choices.length)] ?? null;
  }
}
