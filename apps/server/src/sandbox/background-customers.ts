import type { BalanceView, Command, Side } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset, type SimulatedAsset } from '../feeds/simulator/universe.ts';
import { usdt } from './listing.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import { startingBase, type Trader } from './people.ts';
import { type BestLevels, placeOrder, spendable, type TradingDesk } from './trading-desk.ts';

/** Orders between these many USDT, most of them small: half are below about 100. */
const orderUsdt = { smallest: 20, largest: 2_000 };
const meanOrderUsdt = 300;

/** A third of those who come place an order that waits. */
const comersPerTaker = 1.4;

/** How long a resting order waits on average before its owner takes it back. */
const patienceMs = 40_000;

/** Momentum needs this much of a move against the average of the last minute. */
const momentumPpm = 250;

interface RestingOrder {
  readonly market: number;
  readonly price: number;
  readonly quantity: number;
  readonly customer: number;
  readonly order: number;
  readonly cancelAt: number;
}

/**
 * A small population that trades at random times: takers, placers who wait near the touch and cancel, and some who run
 * after the price. Each leans towards what it has less of than at the beginning, so that nobody runs dry; each asks for
 * its balances before it acts, and orders no more than it has.
 */
export class BackgroundCustomers {
  readonly #desk: TradingDesk;
  readonly #traders: readonly Trader[];
  readonly #draw: Draw;
  readonly #account: 'spot' | 'stock';
  readonly #nextAt = new Map<number, number>();
  readonly #busy = new Set<number>();
  #resting: RestingOrder[] = [];

  constructor(desk: TradingDesk, traders: readonly Trader[], draw: Draw, account: 'spot' | 'stock' = 'spot') {
    this.#desk = desk;
    this.#traders = traders;
    this.#draw = draw;
    this.#account = account;
  }

  /** Takes back what an earlier run left in the books. */
  async tidyUp(): Promise<void> {
    for (const { customer } of this.#traders) {
      const orders = await this.#desk.openOrders(customer);
      if (orders === null || orders.length === 0) continue;
      await this.#desk.execute({ type: 'CancelAllOrders', customer, market: 0 });
    }
  }

  /** Does what is due at this moment. */
  async beat(scenes: readonly MarketScene[], now: number): Promise<void> {
    const cancels = this.#impatient(now).map((resting) => this.#takeBack(resting));
    const comers = scenes.filter((scene) => this.#isDue(scene, now)).map((scene) => this.#come(scene, now));
    await Promise.all([...cancels, ...comers]);
  }

  /** What they have in the book of a market, as far as nobody has taken it: lots by price. */
  restingIn(market: number): ReadonlyMap<number, number> {
    const lots = new Map<number, number>();
    for (const resting of this.#resting) {
      if (resting.market === market) lots.set(resting.price, (lots.get(resting.price) ?? 0) + resting.quantity);
    }
    return lots;
  }

  #impatient(now: number): RestingOrder[] {
    const due = this.#resting.filter((resting) => resting.cancelAt <= now);
    if (due.length > 0) this.#resting = this.#resting.filter((resting) => resting.cancelAt > now);
    return due;
  }

  async #takeBack({ customer, order }: RestingOrder): Promise<void> {
    if (await this.#desk.isOpen(customer, order)) await this.#desk.execute({ type: 'CancelOrder', customer, order });
  }

  /** A Poisson process for each market, its rate from the turnover that the market is meant to have. */
  #isDue({ market, asset, index }: MarketScene, now: number): boolean {
    if (index === 0) return false;
    const nextAt = this.#nextAt.get(market);
    if (nextAt !== undefined && nextAt > now) return false;
    const meanMs = (60_000 * meanOrderUsdt) / (asset.turnover * comersPerTaker);
    this.#nextAt.set(market, now - Math.log(1 - this.#draw()) * meanMs);
    return nextAt !== undefined;
  }

  async #come(scene: MarketScene, now: number): Promise<void> {
    const trader = this.#freeTrader(scene.asset);
    if (trader === null) return;
    this.#busy.add(trader.customer);
    try {
      await this.#act(trader, scene, now);
    } finally {
      this.#busy.delete(trader.customer);
    }
  }

  #freeTrader(asset: SimulatedAsset): Trader | null {
    const free = this.#traders.filter((trader) => trader.assets.includes(asset) && !this.#busy.has(trader.customer));
    return free[Math.floor(this.#draw() * free.length)] ?? null;
  }

  async #act(trader: Trader, scene: MarketScene, now: number): Promise<void> {
    const [balances, best] = await Promise.all([
      this.#desk.balances(trader.customer),
      this.#desk.bestLevels(scene.market),
    ]);
    if (balances === null || best === null || best.bid === 0 || best.ask === 0) return;
    const side = this.#sideOf(trader, scene, balances);
    const command = this.#orderOf(trader, scene, side, balances, best);
    if (command === null) return;
    const reply = await this.#desk.execute(command);
    const order = reply?.answer.orders?.[0];
    if (order === undefined || (order.state !== 'new' && order.state !== 'partially_filled')) return;
    const cancelAt = now - Math.log(1 - this.#draw()) * patienceMs;
    const { id, customer, market, price, quantity } = order;
    this.#resting.push({ order: id, customer, market, price, quantity, cancelAt });
  }

  #sideOf(trader: Trader, { asset, index, average }: MarketScene, balances: readonly BalanceView[]): Side {
    const moved = (index / average - 1) * 1_000_000;
    if (trader.style === 'momentum' && Math.abs(moved) >= momentumPpm && this.#draw() < 0.75) {
      return moved > 0 ? 'buy' : 'sell';
    }
    const share = Number(spendable(balances, asset.asset, this.#account)) / Number(startingBase(trader, asset));
    return this.#draw() < 0.5 + 0.4 * Math.max(-1, Math.min(1, (1 - share) * 2)) ? 'buy' : 'sell';
  }

  #orderOf(
    trader: Trader,
    { market, asset }: MarketScene,
    side: Side,
    balances: readonly BalanceView[],
    best: BestLevels,
  ): Command | null {
    const size = orderUsdt.smallest * (orderUsdt.largest / orderUsdt.smallest) ** (this.#draw() ** 1.4);
    const price = trader.style === 'placer' ? this.#waitingPrice(side, best) : side === 'buy' ? best.ask : best.bid;
    const quantity = lotsFor(asset, size, price);
    if (!affords(asset, side, size, quantity, balances, this.#account)) return null;
    const order = { customer: trader.customer, market, side };
    if (trader.style === 'placer') return placeOrder({ ...order, postOnly: true, price, quantity });
    if (side === 'sell') return placeOrder({ ...order, orderType: 'market', timeInForce: 'ioc', quantity });
    const quoteAmount = BigInt(Math.round(size * 100)) * BigInt(usdt / 100);
    return placeOrder({ ...order, orderType: 'market', timeInForce: 'ioc', quoteAmount });
  }

  /** Mostly at the touch or somewhat behind it, sometimes inside the spread, never across it. */
  #waitingPrice(side: Side, { bid, ask }: BestLevels): number {
    const behind = Math.floor((this.#draw() - 0.2) * Math.max(4, ask - bid) * 3);
    const price = side === 'buy' ? bid - behind : ask + behind;
    return side === 'buy' ? Math.max(1, Math.min(price, ask - 1)) : Math.max(price, bid + 1);
  }
}

/** With a tenth to spare for a price that moves before the order arrives. */
function affords(
  asset: SimulatedAsset,
  side: Side,
  size: number,
  quantity: number,
  balances: readonly BalanceView[],
  account: 'spot' | 'stock',
): boolean {
  if (side === 'buy') return Number(spendable(balances, quoteAsset.asset, account)) > size * 1.1 * usdt;
  return (
    Number(spendable(balances, asset.asset, account)) > quantity * 1.1 * 10 ** (asset.scale - asset.quantityDecimals)
  );
}
