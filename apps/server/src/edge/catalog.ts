import type { MarketKind } from '@auric/api';
import type { AssetView, MarketView } from '@auric/exchange';
import type { ExchangePort, Subscription } from '../engine/port/port.ts';
import { kindOf } from '../market-data/market-kind.ts';
import { usdtWorthE6 } from '../market-data/usdt-worth.ts';
import { Refusal } from './refusal.ts';

/** Unknown ids are asked for anew at most this often, so that guessing them costs the exchange nothing. */
const refreshEveryMs = 1_000;

/** A market by its id, or by the pair of its base and quote asset. */
export interface MarketName {
  match_id?: number | undefined;
  currency_id?: number | undefined;
  legal_id?: number | undefined;
}

/**
 * The assets and markets as routes need them on every call: in memory, kept current by the exchange's own updates.
 * What an order may do is never decided here.
 */
export class Catalog {
  readonly #port: ExchangePort;
  readonly #now: () => number;
  readonly #assets = new Map<number, AssetView>();
  readonly #markets = new Map<number, MarketView>();
  #subscription: Subscription | null = null;
  #refreshedAt = -Infinity;

  private constructor(port: ExchangePort, now: () => number) {
    this.#port = port;
    this.#now = now;
  }

  static async open(port: ExchangePort, now: () => number): Promise<Catalog> {
    const catalog = new Catalog(port, now);
    await catalog.#refresh();
    catalog.#subscription = await port.subscribe({ type: 'markets' }, (update) => {
      if (update.type === 'markets') catalog.#keep(update.markets);
    });
    return catalog;
  }

  close(): void {
    this.#subscription?.close();
  }

  async assets(): Promise<AssetView[]> {
    if (this.#assets.size === 0) await this.#refreshIfStale();
    return [...this.#assets.values()];
  }

  /** The asset of an id; refuses (`currency_unknown`) naming `field`. */
  async asset(id: number, field: string): Promise<AssetView> {
    if (!this.#assets.has(id)) await this.#refreshIfStale();
    const asset = this.#assets.get(id);
    if (asset === undefined) throw new Refusal('currency_unknown', field);
    return asset;
  }

  /** The market of one of the kinds that a call means; refuses (`market_not_found`), also where id and pair contradict each other. */
  async market(name: MarketName, ...kinds: readonly MarketKind[]): Promise<MarketView> {
    return this.#listed(name, kinds);
  }

  async #listed(name: MarketName, kinds: readonly MarketKind[] | null): Promise<MarketView> {
    const found = this.#find(name, kinds);
    if (found !== undefined) return found;
    await this.#refreshIfStale();
    const listed = this.#find(name, kinds);
    if (listed === undefined) throw new Refusal('market_not_found', fieldOf(name));
    return listed;
  }

  /** The market of an id, of whatever kind. */
  async marketById(id: number): Promise<MarketView> {
    return this.#listed({ match_id: id }, null);
  }

  /** The ids of the markets of some kinds that a call means: of all where it names none. */
  async marketIds(name: MarketName, ...kinds: readonly MarketKind[]): Promise<number[]> {
    if (isNamed(name)) return [(await this.market(name, ...kinds)).market];
    return this.markets(...kinds).map(({ market }) => market);
  }

  /** All markets of some kinds. */
  markets(...kinds: readonly MarketKind[]): MarketView[] {
    return [...this.#markets.values()].filter((market) => kinds.includes(kindOf(market)));
  }

  /** What an amount is worth in 1e-6 USDT at the index, rounded down; 0 where the asset has no index yet. */
  usdtWorthE6(asset: AssetView, amount: bigint): bigint {
    return usdtWorthE6(asset, amount, this.#indexOf(asset.asset));
  }

  /** Whether an asset is a share: what a market of stock trades. */
  isShare(asset: number): boolean {
    return [...this.#markets.values()].some((market) => market.base === asset && kindOf(market) === 'stock');
  }

  #indexOf(asset: number): number {
    for (const market of this.#markets.values()) {
      if (market.base === asset && this.#assets.get(market.quote)?.code === 'USDT') return market.indexE8;
    }
    return 0;
  }

  #find({ match_id, currency_id, legal_id }: MarketName, kinds: readonly MarketKind[] | null): MarketView | undefined {
    const fits = (market: MarketView): boolean =>
      (kinds === null || kinds.includes(kindOf(market))) &&
      (currency_id === undefined || market.base === currency_id) &&
      (legal_id === undefined || market.quote === legal_id);
    if (match_id !== undefined) {
      const market = this.#markets.get(match_id);
      return market !== undefined && fits(market) ? market : undefined;
    }
    if (currency_id === undefined || legal_id === undefined) return undefined;
    for (const market of this.#markets.values()) if (fits(market)) return market;
    return undefined;
  }

  async #refreshIfStale(): Promise<void> {
    if (this.#now() - this.#refreshedAt >= refreshEveryMs) await this.#refresh();
  }

  async #refresh(): Promise<void> {
    this.#refreshedAt = this.#now();
    const [assets, markets] = await Promise.all([
      this.#port.query({ type: 'assets' }),
      this.#port.query({ type: 'markets' }),
    ]);
    for (const asset of assets.value) this.#assets.set(asset.asset, asset);
    this.#keep(markets.value);
  }

  #keep(markets: readonly MarketView[]): void {
    for (const market of markets) this.#markets.set(market.market, market);
  }
}

/** Whether a call names a market at all. */
export function isNamed({ match_id, currency_id, legal_id }: MarketName): boolean {
  return match_id !== undefined || currency_id !== undefined || legal_id !== undefined;
}

function fieldOf({ match_id, currency_id }: MarketName): string {
  return match_id !== undefined || currency_id === undefined ? 'match_id' : 'currency_id';
}
