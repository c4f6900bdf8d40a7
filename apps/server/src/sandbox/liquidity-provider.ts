import type { Command } from '@auric/exchange';
import type { Draw } from '../feeds/simulator/random.ts';
import type { SimulatedAsset } from '../feeds/simulator/universe.ts';
import type { MarketScene } from './market-scene.ts';
import { type BookSide, ladder, type LadderShape, type Levels, pairsOf } from './quote-ladder.ts';

/** How a provider quotes; its distances grow with the market's own half spread. */
export interface ProviderStyle {
  readonly shape: (asset: SimulatedAsset, halfSpreadPpm: number) => LadderShape;
  /** Quotes again when the fair price has moved this far: the greater of the two. */
  readonly movedHalfSpreads: number;
  readonly movedPpm: number;
  /** Also quotes again after about this time, to fill up what was taken. */
  readonly paceMs: number;
}

export const nearStyle: ProviderStyle = {
  shape: ({ turnover }, half) => ({
    gapPpm: half,
    zones: [
      { levels: 7, stepPpm: half, usdt: Math.max(220, turnover / 9), growth: 1.16 },
      { levels: 5, stepPpm: half * 3, usdt: Math.max(600, turnover / 2.5), growth: 1.1 },
    ],
  }),
  movedHalfSpreads: 1.4,
  movedPpm: 80,
  paceMs: 4_000,
};

export const deepStyle: ProviderStyle = {
  shape: ({ turnover }, half) => ({
    gapPpm: half * 26,
    zones: [
      { levels: 10, stepPpm: half * 10, usdt: turnover * 1.2, growth: 1.15 },
      { levels: 6, stepPpm: half * 60, usdt: turnover * 6, growth: 1.2 },
    ],
  }),
  movedHalfSpreads: 8,
  movedPpm: 500,
  paceMs: 45_000,
};

/** The one provider of futures stands near and far: a liquidation must find somebody. */
export const futuresStyle: ProviderStyle = {
  shape: ({ turnover }, half) => ({
    gapPpm: half,
    zones: [
      { levels: 7, stepPpm: half, usdt: Math.max(600, turnover / 4), growth: 1.16 },
      { levels: 5, stepPpm: half * 3, usdt: Math.max(2_000, turnover), growth: 1.1 },
      { levels: 8, stepPpm: half * 12, usdt: Math.max(5_000, turnover * 3), growth: 1.2 },
    ],
  }),
  movedHalfSpreads: 1.4,
  movedPpm: 80,
  paceMs: 6_000,
};

/** The calmer an asset, the tighter its market. */
export function halfSpreadPpm({ ownVolatility }: SimulatedAsset): number {
  return 25 + 2_000 * ownVolatility;
}

/** After so long without an index nobody knows a fair price, and quotes are withdrawn. */
const indexLostMs = 10_000;

interface Quoted {
  fair: number;
  bids: Levels;
  asks: Levels;
  nextAt: number;
}

/** What a provider has, and so how it quotes. */
export interface Inventory {
  /** From −1 (has much too little of an asset) to 1 (much too much). */
  lean(asset: SimulatedAsset): number;
  /** A side of a quote, scaled down to what it can stand for. */
  within(asset: SimulatedAsset, side: BookSide, levels: Map<number, number>): Levels;
}

/**
 * An ordinary customer that quotes both sides of every market, within what it has. Its prices lean against what it
 * has come to hold too much or too little of, which brings its inventory back. It knows only the index and its inventory.
 */
export class LiquidityProvider {
  readonly customer: number;
  readonly #style: ProviderStyle;
  readonly #inventory: Inventory;
  readonly #draw: Draw;
  readonly #quoted = new Map<number, Quoted>();

  constructor(customer: number, style: ProviderStyle, inventory: Inventory, draw: Draw) {
    this.customer = customer;
    this.#style = style;
    this.#inventory = inventory;
    this.#draw = draw;
  }

  /** The quotes that are due now; each counts as sent. */
  quotesDue(scenes: readonly MarketScene[], now: number): Command[] {
    const due: Command[] = [];
    for (const scene of scenes) {
      const quote = this.#quote(scene, now);
      if (quote !== null) due.push(quote);
    }
    return due;
  }

  /** Makes a market's quote due again: after one that wasn't taken. */
  retry(market: number): void {
    const quoted = this.#quoted.get(market);
    if (quoted !== undefined) quoted.nextAt = 0;
  }

  /** What it stands for in a market, or null. */
  quotedIn(market: number): { readonly bids: Levels; readonly asks: Levels } | null {
    return this.#quoted.get(market) ?? null;
  }

  #quote(scene: MarketScene, now: number): Command | null {
    if (scene.index === 0) return null;
    const before = this.#quoted.get(scene.market);
    if (now - scene.indexAt > indexLostMs) return this.#withdraw(scene.market, before, now);
    const half = halfSpreadPpm(scene.asset);
    const fair = scene.index * (1 - (this.#inventory.lean(scene.asset) * 2 * half) / 1_000_000);
    if (before !== undefined && stands(before, now) && !this.#moved(before.fair, fair, half)) return null;

    const shape = this.#style.shape(scene.asset, half);
    const bids = ladder(scene.asset, 'bids', fair, shape, this.#kept(before?.bids), this.#draw);
    const asks = ladder(scene.asset, 'asks', fair, shape, this.#kept(before?.asks), this.#draw);
    const quoted = {
      fair,
      bids: this.#inventory.within(scene.asset, 'bids', bids),
      asks: this.#inventory.within(scene.asset, 'asks', asks),
      nextAt: now + this.#style.paceMs * (0.6 + 0.8 * this.#draw()),
    };
    this.#quoted.set(scene.market, quoted);
    return this.#massQuote(scene.market, quoted.bids, quoted.asks);
  }

  #withdraw(market: number, before: Quoted | undefined, now: number): Command | null {
    if (before === undefined || (!hasLevels(before) && now < before.nextAt)) return null;
    this.#quoted.set(market, { fair: before.fair, bids: new Map(), asks: new Map(), nextAt: Number.POSITIVE_INFINITY });
    return this.#massQuote(market, new Map(), new Map());
  }

  #massQuote(market: number, bids: Levels, asks: Levels): Command {
    return { type: 'MassQuote', customer: this.customer, market, bids: pairsOf(bids), asks: pairsOf(asks) };
  }

  #moved(from: number, to: number, half: number): boolean {
    const { movedHalfSpreads, movedPpm } = this.#style;
    return Math.abs(to / from - 1) * 1_000_000 >= Math.max(movedPpm, half * movedHalfSpreads);
  }

  /** Each quote thinks one of its near levels over, so that a quiet book still breathes. */
  #kept(levels: Levels | undefined): Levels {
    if (levels === undefined) return new Map();
    const kept = new Map(levels);
    const price = [...levels.keys()][Math.floor(this.#draw() * 4)];
    if (price !== undefined) kept.delete(price);
    return kept;
  }
}

function hasLevels({ bids, asks }: Quoted): boolean {
  return bids.size + asks.size > 0;
}

/** Whether a quote need not be thought over yet for its age alone. */
function stands(quoted: Quoted, now: number): boolean {
  return hasLevels(quoted) && now < quoted.nextAt;
}
