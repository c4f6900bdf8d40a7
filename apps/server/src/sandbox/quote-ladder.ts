import { normalAt, type Draw } from '../feeds/simulator/random.ts';
import type { SimulatedAsset } from '../feeds/simulator/universe.ts';
import { lotsFor } from './market-scene.ts';

/** A run of levels: how many, how far apart, what the first is worth and by how much each next one is worth more. */
export interface LadderZone {
  readonly levels: number;
  readonly stepPpm: number;
  readonly usdt: number;
  readonly growth: number;
}

/** `gapPpm`: the distance of the first level from the fair price. */
export interface LadderShape {
  readonly gapPpm: number;
  readonly zones: readonly LadderZone[];
}

export type BookSide = 'bids' | 'asks';

/** The price of each level in ticks and its quantity in lots, the best level first. */
export type Levels = ReadonlyMap<number, number>;

/**
 * One side of a quote around a fair price in ticks. Levels stand at fixed places, so that a fair price that moves takes
 * a few of them away at one end and adds a few at the other; a level that stays keeps its quantity unless that has come
 * to be out of shape. What doesn't change costs nothing in the journal.
 */
export function ladder(
  asset: SimulatedAsset,
  side: BookSide,
  fair: number,
  shape: LadderShape,
  before: Levels,
  draw: Draw,
): Map<number, number> {
  const levels = new Map<number, number>();
  let edge = firstEdge(side, fair, shape.gapPpm);
  for (const zone of shape.zones) {
    const step = roundStep((fair * zone.stepPpm) / 1_000_000);
    let usdt = zone.usdt;
    for (const price of places(side, edge, step, zone.levels)) {
      levels.set(price, quantityOf(lotsFor(asset, usdt, price), before.get(price), draw));
      usdt *= zone.growth;
      edge = side === 'bids' ? price - 1 : price + 1;
    }
  }
  return levels;
}

/** The sides of one quote never meet: bids round down and asks up, and one tick at least lies between them. */
function firstEdge(side: BookSide, fair: number, gapPpm: number): number {
  const gap = (fair * gapPpm) / 1_000_000;
  return side === 'bids' ? Math.ceil(fair - gap) - 1 : Math.floor(fair + gap) + 1;
}

/** 1, 2 or 5 times a power of ten: the places must not shift with every move of the price. */
export function roundStep(step: number): number {
  let unit = 1;
  while (unit * 10 <= step) unit *= 10;
  if (step >= unit * 5) return unit * 5;
  return step >= unit * 2 ? unit * 2 : unit;
}

/** The next `count` places from `edge` outwards; each a little beside its multiple of `step`, always the same way. */
function places(side: BookSide, edge: number, step: number, count: number): number[] {
  const outwards = side === 'bids' ? -1 : 1;
  const found: number[] = [];
  for (let n = Math.round(edge / step) - outwards; found.length < count; n += outwards) {
    const place = n * step + Math.round((normalAt(step, n) * step) / 12);
    if (place < 1) break;
    if ((place - edge) * outwards >= 0) found.push(place);
  }
  return found;
}

function quantityOf(shapely: number, before: number | undefined, draw: Draw): number {
  if (before !== undefined && before > shapely * 0.35 && before < shapely * 2.2) return before;
  return Math.max(1, Math.round(shapely * (0.5 + draw() ** 2 * 1.5)));
}

/** Scales a side down so that all of it is worth at most `most`, each level counted by `worth`. */
export function withinFunds(
  levels: Map<number, number>,
  most: number,
  worth: (lots: number, price: number) => number,
): Map<number, number> {
  let sum = 0;
  for (const [price, lots] of levels) sum += worth(lots, price);
  if (sum <= most) return levels;
  const kept = new Map<number, number>();
  for (const [price, lots] of levels) {
    const less = Math.floor((lots * Math.max(0, most)) / sum);
    if (less > 0) kept.set(price, less);
  }
  return kept;
}

/** As the exchange takes them: pairs `[price, quantity, …]`. */
export function pairsOf(levels: Levels): number[] {
  return [...levels].flat();
}
