import type { BalanceView, Command, PositionView, Side } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import type { ContractTrader } from './contract-people.ts';
import type { FaucetRefill } from './faucet-refill.ts';
import { usdt } from './listing.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import { type BestLevels, placeOrder, spendable, type TradingDesk } from './trading-desk.ts';

/** What a position's margin is between, in USDT, most of them small; and the most that a position is worth. */
const marginUsdt = { smallest: 5, largest: 400 };
const notionalMost = 7_500;
const meanNotional = 2_000;
/** Somebody comes to the quietest market as often as this, on average. */
const quietMs = 45_000;

/** How many positions somebody has at once in a market. */
const positionsMost = 3;

/** An order that waits at the touch is taken back when its owner comes again after this time. */
const orderPatienceMs = 60_000;

/**
 * People who open and close futures at random times, on both sides and with different leverage: some set what takes their
 * profit and stops their loss, some wait at the touch, some are liquidated. Who has lost most of their funds is brought test funds.
 */
export class ContractCustomers {
  readonly #desk: TradingDesk;
  readonly #traders: readonly ContractTrader[];
  readonly #draw: Draw;
  readonly #funds: FaucetRefill;
  readonly #nextAt = new Map<number, number>();
  readonly #busy = new Set<number>();

  constructor(desk: TradingDesk, traders: readonly ContractTrader[], draw: Draw, funds: FaucetRefill) {
    this.#desk = desk;
    this.#funds = funds;
    this.#traders = traders;
    this.#draw = draw;
  }

  /** Does what is due at this moment. */
  async beat(scenes: readonly MarketScene[], now: number): Promise<void> {
    await Promise.all(scenes.filter((scene) => this.#isDue(scene, now)).map((scene) => this.#come(scene, now)));
  }

  /** A Poisson process for each market, at half the turnover of spot. */
  #isDue({ market, asset, index }: MarketScene, now: number): boolean {
    if (index === 0) return false;
    const nextAt = this.#nextAt.get(market);
    if (nextAt !== undefined && nextAt > now) return false;
    const meanMs = Math.min((60_000 * meanNotional * 2) / asset.turnover, quietMs);
    this.#nextAt.set(market, now - Math.log(1 - this.#draw()) * meanMs);
    return nextAt !== undefined;
  }

  async #come(scene: MarketScene, now: number): Promise<void> {
    const free = this.#traders.filter(({ customer }) => !this.#busy.has(customer));
    const trader = free[Math.floor(this.#draw() * free.length)];
    if (trader === undefined) return;
    this.#busy.add(trader.customer);
    try {
      await this.#act(trader, scene, now);
    } finally {
      this.#busy.delete(trader.customer);
    }
  }

  async #act(trader: ContractTrader, scene: MarketScene, now: number): Promise<void> {
    const { customer, temper } = trader;
    const [positions, balances, best] = await Promise.all([
      this.#desk.positions(customer, scene.market),
      this.#desk.balances(customer),
      this.#desk.bestLevels(scene.market),
    ]);
    if (positions === null || balances === null || best === null || best.bid === 0 || best.ask === 0) return;
    if (await this.#funds.refill(customer, balances, now)) return;
    if (await this.#takeBack(customer, scene.market, now)) return;
    const kept = -Math.log(1 - this.#draw()) * temper.patienceMs;
    const old = positions.find(({ openedAt }) => now - openedAt > kept);
    const command =
      old === undefined ? this.#opening(trader, scene, { positions, balances, best }) : this.#leaving(customer, old);
    if (command !== null) await this.#desk.execute(command);
  }

  /** Takes back an order that has waited long enough; what closes a position stays. */
  async #takeBack(customer: number, market: number, now: number): Promise<boolean> {
    const orders = await this.#desk.openOrders(customer);
    const old = orders?.find(
      (order) =>
        order.market === market && order.position?.reduceOnly === false && now - order.createdAt > orderPatienceMs,
    );
    if (old === undefined) return false;
    await this.#desk.execute({ type: 'CancelOrder', customer, order: old.id });
    return true;
  }

  /** Mostly all of it is closed; sometimes a part, sometimes the side is changed. */
  #leaving(customer: number, { position, lots }: PositionView): Command {
    const draw = this.#draw();
    if (draw < 0.1) return { type: 'ReversePosition', customer, position, quotedPrice: 0 };
    const part = draw < 0.3 && lots > 1 ? Math.floor(lots / 2) : 0;
    return { type: 'ClosePosition', customer, position, lots: part, quotedPrice: 0 };
  }

  #opening({ customer, temper }: ContractTrader, scene: MarketScene, seen: Seen): Command | null {
    const { positions, balances, best } = seen;
    if (positions.length >= positionsMost) return null;
    const leverage = temper.leverages[Math.floor(this.#draw() * temper.leverages.length)]!;
    const { smallest, largest } = marginUsdt;
    const margin = smallest * (largest / smallest) ** (this.#draw() ** 1.3);
    const worth = Math.min(margin * leverage, notionalMost);
    const free = Number(spendable(balances, quoteAsset.asset, 'perpetual'));
    if (free < (worth / leverage + worth * 0.002) * 1.2 * usdt) return null;
    const side = this.#sideOf(scene);
    const touch = side === 'buy' ? best.ask : best.bid;
    const quantity = lotsFor(scene.asset, worth, touch);
    const stops = this.#draw() < 0.4 ? stopsOf(side, touch, leverage) : { takeProfit: 0, stopLoss: 0 };
    const order = { customer, market: scene.market, side, quantity, ...stops };
    const position = { position: 0, leverage, stopsByMark: true };
    if (this.#draw() < 0.25) {
      const price = side === 'buy' ? best.bid : best.ask;
      return placeOrder({ ...order, position, price, postOnly: true });
    }
    return placeOrder({ ...order, position, orderType: 'market', timeInForce: 'ioc' });
  }

  /** A little more often with the price of the last minute than against it. */
  #sideOf({ index, average }: MarketScene): Side {
    return this.#draw() < (index >= average ? 0.58 : 0.42) ? 'buy' : 'sell';
  }
}

interface Seen {
  readonly positions: readonly PositionView[];
  readonly balances: readonly BalanceView[];
  readonly best: BestLevels;
}

/** Half of the margin to win, four tenths of it to lose. */
export function stopsOf(side: Side, price: number, leverage: number): { takeProfit: number; stopLoss: number } {
  const sign = side === 'buy' ? 1 : -1;
  return {
    takeProfit: Math.round(price * (1 + (sign * 0.5) / leverage)),
    stopLoss: Math.round(price * (1 - (sign * 0.4) / leverage)),
  };
}
