import type { Command, OrderView, PositionView } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import { quoteAsset } from '../feeds/simulator/universe.ts';
import { stopsOf } from './contract-customers.ts';
import type { SandboxLead } from './copy-people.ts';
import type { FaucetRefill } from './faucet-refill.ts';
import { usdt } from './listing.ts';
import { lotsFor, type MarketScene } from './market-scene.ts';
import { type BestLevels, placeOrder, spendable, type TradingDesk } from './trading-desk.ts';
import { Visits } from './visits.ts';

/** An order that waits at the touch is taken back when its owner comes again after this time. */
const orderPatienceMs = 10 * 60_000;
/** How many positions somebody has at once in a market. */
const positionsMost = 2;

/** Customers who are followed: they trade futures as everybody does, each in a style of its own, and know nothing that others don't. */
export class CopyLeads {
  readonly #desk: TradingDesk;
  readonly #leads: readonly SandboxLead[];
  readonly #draw: Draw;
  readonly #funds: FaucetRefill;
  readonly #visits: Visits;

  constructor(desk: TradingDesk, leads: readonly SandboxLead[], draw: Draw, funds: FaucetRefill) {
    this.#desk = desk;
    this.#leads = leads;
    this.#draw = draw;
    this.#funds = funds;
    this.#visits = new Visits(draw);
  }

  /** Does what is due at this moment. */
  async beat(scenes: readonly MarketScene[], now: number): Promise<void> {
    await Promise.all(
      this.#leads.map((lead) =>
        this.#visits.come(lead.customer, lead.style.pauseMs, now, () => this.#act(lead, scenes, now)),
      ),
    );
  }

  async #act(lead: SandboxLead, scenes: readonly MarketScene[], now: number): Promise<void> {
    const { customer, style, sharePpm } = lead;
    const own = scenes.filter(({ market, index }) => index > 0 && style.markets.has(market));
    const scene = own[Math.floor(this.#draw() * own.length)];
    const leads = await this.#desk.leads();
    if (scene === undefined || leads === null) return;
    if (!leads.some((known) => known.lead === customer)) {
      await this.#desk.execute({ type: 'BecomeLead', customer, sharePpm });
      return;
    }
    const [positions, orders, balances, best] = await Promise.all([
      this.#desk.positions(customer, 0),
      this.#desk.openOrders(customer),
      this.#desk.balances(customer),
      this.#desk.bestLevels(scene.market),
    ]);
    if (positions === null || orders === null || balances === null || best === null) return;
    if (best.bid === 0 || best.ask === 0 || (await this.#funds.refill(customer, balances, now))) return;
    const free = Number(spendable(balances, quoteAsset.asset, 'perpetual'));
    const command =
      takeBack(customer, orders, now) ??
      this.#leaving(lead, positions, now) ??
      this.#opening(lead, scene, { positions, best, free });
    if (command !== null) await this.#desk.execute(command);
  }

  /** What has been kept long enough is closed, sometimes a part of it only. */
  #leaving({ customer, style }: SandboxLead, positions: readonly PositionView[], now: number): Command | null {
    const kept = -Math.log(1 - this.#draw()) * style.patienceMs;
    const old = positions.find(({ openedAt }) => now - openedAt > kept);
    if (old === undefined) return null;
    const lots = this.#draw() < 0.3 && old.lots > 1 ? Math.floor(old.lots / 2) : 0;
    return { type: 'ClosePosition', customer, position: old.position, lots, quotedPrice: 0 };
  }

  #opening({ customer, style }: SandboxLead, scene: MarketScene, { positions, best, free }: Seen): Command | null {
    const { market, asset, index, average } = scene;
    if (positions.filter((position) => position.market === market).length >= positionsMost) return null;
    const leverage = style.leverages[Math.floor(this.#draw() * style.leverages.length)]!;
    const { smallest, largest } = style.marginUsdt;
    const margin = smallest * (largest / smallest) ** this.#draw();
    const worth = margin * leverage;
    if (free < (margin + worth * 0.002) * 1.2 * usdt) return null;
    const isWithTrend = this.#draw() < style.withTrend;
    const side = index >= average === isWithTrend ? 'buy' : 'sell';
    const touch = side === 'buy' ? best.ask : best.bid;
    const stops = style.hasStops ? stopsOf(side, touch, leverage) : { takeProfit: 0, stopLoss: 0 };
    const position = { position: 0, leverage, stopsByMark: true };
    const order = { customer, market, side, quantity: lotsFor(asset, worth, touch), position, ...stops } as const;
    if (this.#draw() < style.waits)
      return placeOrder({ ...order, price: side === 'buy' ? best.bid : best.ask, postOnly: true });
    return placeOrder({ ...order, orderType: 'market', timeInForce: 'ioc' });
  }
}

interface Seen {
  readonly positions: readonly PositionView[];
  readonly best: BestLevels;
  /** What of the contract account is free, in units of USDT. */
  readonly free: number;
}

/** What has waited long enough to open a position; what closes one stays. */
function takeBack(customer: number, orders: readonly OrderView[], now: number): Command | null {
  const old = orders.find(
    ({ position, createdAt }) => position?.reduceOnly === false && now - createdAt > orderPatienceMs,
  );
  return old === undefined ? null : { type: 'CancelOrder', customer, order: old.id };
}
