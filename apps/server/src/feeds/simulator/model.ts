import { normalAt, smoothNoiseAt, streamOf, uniformAt } from './random.ts';
import { marketVolatility, type SimulatedAsset } from './universe.ts';

/**
 * The model behind the simulated market: each asset's return is its beta times the return of the market as a whole plus
 * noise of its own. Volatility comes in clusters and follows the hours of the day; rare bounded jumps fatten the tails.
 * Everything is a pure function of seed and time.
 */
export interface MarketModel {
  /** Fills in what happens in the `seconds` from `time` (Unix s) on, in the order of the assets. */
  fill(time: number, seconds: number, step: ModelStep): void;
}

/** `returns`: relative price changes. `activity`: how busy each asset is, 1 on an ordinary minute. */
export interface ModelStep {
  readonly returns: Float64Array;
  readonly activity: Float64Array;
}

export function modelStep(assets: number): ModelStep {
  return { returns: new Float64Array(assets), activity: new Float64Array(assets) };
}

/** Jumps of one stream: how many a day, and the bounds of their size. */
interface JumpRule {
  readonly perDay: number;
  readonly smallest: number;
  readonly largest: number;
}

const marketJump: JumpRule = { perDay: 0.6, smallest: 0.002, largest: 0.009 };
const ownJump: JumpRule = { perDay: 0.8, smallest: 0.15, largest: 0.6 };

export function marketModel(seed: number, assets: readonly SimulatedAsset[]): MarketModel {
  const market = streamsOf(seed, 'market', 0);
  const own = assets.map((asset) => ({ ...asset, streams: streamsOf(seed, 'asset', asset.asset) }));
  return {
    fill(time, seconds, step) {
      const scale = Math.sqrt(seconds / 86_400);
      const hours = busyness(time);
      const marketActivity = volatilityAt(market.volatility, time) * hours;
      const marketReturn =
        marketVolatility * marketActivity * scale * noiseAt(market, time, seconds) +
        jumpAt(market.jumps, time, seconds, marketJump);
      for (const [i, asset] of own.entries()) {
        const ownActivity = volatilityAt(asset.streams.volatility, time) * hours;
        const ownReturn =
          ownActivity * scale * noiseAt(asset.streams, time, seconds) +
          jumpAt(asset.streams.jumps, time, seconds, ownJump);
        step.returns[i] = asset.beta * marketReturn + asset.ownVolatility * ownReturn;
        step.activity[i] = (marketActivity + ownActivity) / 2;
      }
    },
  };
}

/** How far a price is pulled back to where it started in `seconds`: it wanders for weeks, but not away for ever. */
export function pullAfter(seconds: number, price: number, start: number): number {
  return (seconds / pullSeconds) * Math.min(1, start / price - 1);
}

const pullSeconds = 75 * 86_400;

interface Streams {
  readonly seconds: number;
  readonly minutes: number;
  readonly volatility: number;
  readonly jumps: number;
}

function streamsOf(seed: number, name: string, subject: number): Streams {
  return {
    seconds: streamOf(seed, `${name} seconds`, subject),
    minutes: streamOf(seed, `${name} minutes`, subject),
    volatility: streamOf(seed, `${name} volatility`, subject),
    jumps: streamOf(seed, `${name} jumps`, subject),
  };
}

function noiseAt(streams: Streams, time: number, seconds: number): number {
  return normalAt(seconds < 60 ? streams.seconds : streams.minutes, Math.floor(time / seconds));
}

/** Clusters of many hours, of one hour and of minutes; its mean square is 1. */
function volatilityAt(stream: number, time: number): number {
  const calm = 0.45 * smoothNoiseAt(stream, time, 30_000);
  const hour = 0.35 * smoothNoiseAt(stream + 1, time, 4_000);
  const gust = 0.2 * smoothNoiseAt(stream + 2, time, 600);
  const noise = calm + hour + gust;
  return 0.3 + 2.32 * noise * noise;
}

/** How long a jump takes in seconds: no longer than an option's strike waits after a purchase. */
const jumpSeconds = 2;

/**
 * The minute of a jump holds it whole, and some of its seconds hold it in equal parts: who has seen a part of it must not know a
 * part that comes after the strike of an option, or they would win every one.
 */
function jumpAt(stream: number, time: number, seconds: number, rule: JumpRule): number {
  const minute = Math.floor(time / 60);
  const draw = uniformAt(stream, minute);
  const chance = rule.perDay / 1440;
  if (draw >= chance) return 0;
  const size = uniformAt(stream + 1, minute);
  const jump = rule.smallest + (rule.largest - rule.smallest) * size * size;
  const signed = draw < chance / 2 ? -jump : jump;
  if (seconds >= 60) return signed;
  const since = (time % 60) - Math.floor(uniformAt(stream + 2, minute) * (61 - jumpSeconds));
  return since >= 0 && since < jumpSeconds ? (signed * seconds) / jumpSeconds : 0;
}

/** From the quiet of the night in Asia and Europe to the hours that Europe and America share, in UTC. */
const busynessByHour = [
  0.95, 0.92, 0.88, 0.85, 0.8, 0.78, 0.8, 0.88, 0.95, 1, 1, 1.02, 1.1, 1.25, 1.35, 1.35, 1.28, 1.18, 1.08, 1.02, 1, 1,
  1, 0.98,
] as const;

/** Unix time starts on a Thursday, so the third and the fourth day of its weeks are the weekend. */
function busyness(time: number): number {
  const hour = time / 3600;
  const from = busynessByHour[Math.floor(hour) % 24] ?? 1;
  const to = busynessByHour[Math.floor(hour + 1) % 24] ?? 1;
  const part = hour - Math.floor(hour);
  const day = Math.floor(time / 86_400) % 7;
  return (from + (to - from) * part) * (day === 2 || day === 3 ? 0.8 : 1.07);
}
