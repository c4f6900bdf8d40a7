import { contractAssets, contractMarketOf } from './contracts.ts';
import { marketModel, type ModelStep, modelStep, pullAfter } from './model.ts';
import { streamOf, uniformAt } from './random.ts';
import { quoteAsset, type SimulatedAsset, simulatedAssets } from './universe.ts';

/** The version that a new exchange records. What a version generates never changes: see `history.test.ts`. */
export const currentGeneratorVersion = 2;

/** The minutes of one UTC day, or of the part of it that was asked for. Times in Unix seconds. */
export interface HistoryDay {
  readonly from: number;
  readonly to: number;
  readonly markets: readonly MarketHistory[];
}

/** One row a minute, oldest first. Prices in ticks, volume in lots, amount in the quote asset's smallest unit. */
export interface MarketHistory {
  readonly market: number;
  readonly time: number[];
  readonly open: number[];
  readonly high: number[];
  readonly low: number[];
  readonly close: number[];
  readonly volume: number[];
  readonly amount: number[];
}

/**
 * The candles of the time before the first trade, the newest day first: what a chart shows first is there first. The
 * walk starts at `to` at the prices where the live simulator starts, and goes back in time, so both ends meet exactly.
 * `from` and `to` in Unix ms, rounded down to minutes. Version 2 has those of futures too.
 */
export function* generateHistory(
  seed: number,
  generatorVersion: number,
  from: number,
  to: number,
  assets: readonly SimulatedAsset[] = simulatedAssets,
): Generator<HistoryDay, void> {
  if (generatorVersion !== 1 && generatorVersion !== 2)
    throw new Error(`No history generator has version ${generatorVersion}.`);
  const first = Math.floor(from / 60_000) * 60;
  const walk = backwardWalk(seed, assets);
  for (let end = Math.floor(to / 60_000) * 60; end > first;) {
    const start = Math.max(first, Math.floor((end - 60) / daySeconds) * daySeconds);
    const spot = walk(start, end);
    yield { from: start, to: end, markets: generatorVersion === 1 ? spot : [...spot, ...contractHistories(spot)] };
    end = start;
  }
}

const daySeconds = 86_400;

/** Futures went with their coins, and traded half as much: the same prices, in quantities of their own. */
function contractHistories(spot: readonly MarketHistory[]): MarketHistory[] {
  return contractAssets.flatMap((contract) => {
    const of = spot.find(({ market }) => market === contract.asset);
    const coin = simulatedAssets.find(({ asset }) => asset === contract.asset);
    if (of === undefined || coin === undefined) return [];
    const lots = 10 ** (contract.quantityDecimals - coin.quantityDecimals);
    const unitsPerTickLot = 10 ** (quoteAsset.scale - contract.priceDecimals - contract.quantityDecimals);
    const volume = of.volume.map((value) => Math.max(1, Math.round((value * lots) / 2)));
    const amount = volume.map((value, row) => {
      const price = Math.floor((of.open[row]! + of.high[row]! + of.low[row]! + of.close[row]!) / 4);
      return value * price * unitsPerTickLot;
    });
    return [{ ...of, market: contractMarketOf(contract), volume, amount }];
  });
}

type Walk = (from: number, to: number) => MarketHistory[];

function backwardWalk(seed: number, assets: readonly SimulatedAsset[]): Walk {
  const model = marketModel(seed, assets);
  const step = modelStep(assets.length);
  const walkers = assets.map((asset) => assetWalker(seed, asset));
  return (from, to) => {
    const minutes = (to - from) / 60;
    const histories = assets.map((asset) => emptyHistory(asset.asset, minutes));
    for (let minute = minutes - 1; minute >= 0; minute--) {
      const time = from + minute * 60;
      model.fill(time, 60, step);
      for (const [i, history] of histories.entries()) walkers[i]?.(history, minute, time, step, i);
    }
    return histories;
  };
}

function emptyHistory(market: number, minutes: number): MarketHistory {
  const column = (): number[] => Array.from({ length: minutes }, () => 0);
  return {
    market,
    time: column(),
    open: column(),
    high: column(),
    low: column(),
    close: column(),
    volume: column(),
    amount: column(),
  };
}

type Walker = (history: MarketHistory, row: number, time: number, step: ModelStep, index: number) => void;

/** Goes back one minute a call and writes its candle. */
function assetWalker(seed: number, asset: SimulatedAsset): Walker {
  const shape = streamOf(seed, 'candle', asset.asset);
  const lotsPerUsdt = 10 ** (asset.priceDecimals + asset.quantityDecimals);
  const unitsPerTickLot = 10 ** (quoteAsset.scale - asset.priceDecimals - asset.quantityDecimals);
  let price = asset.startPrice;
  return (history, row, time, step, index) => {
    const change = step.returns[index] ?? 0;
    const activity = step.activity[index] ?? 1;
    const close = Math.round(price);
    price = (price / (1 + change)) * (1 + pullAfter(60, price, asset.startPrice));
    const open = Math.round(price);
    const place = (time / 60) * 4;
    const reach = activity * (asset.ownVolatility + 0.02 * asset.beta) * 0.021 * price;
    const high = Math.max(open, close) + Math.floor(reach * squareAt(shape, place));
    const low = Math.max(1, Math.min(open, close) - Math.floor(reach * squareAt(shape, place + 1)));
    const mood = 0.25 + 0.9 * uniformAt(shape, place + 2) + 1.4 * squareAt(shape, place + 3) ** 2;
    const usdt = asset.turnover * mood * activity * (0.55 + 350 * Math.min(0.01, Math.abs(change)));
    const volume = Math.max(1, Math.round((usdt * lotsPerUsdt) / price));
    history.time[row] = time;
    history.open[row] = open;
    history.high[row] = high;
    history.low[row] = low;
    history.close[row] = close;
    history.volume[row] = volume;
    history.amount[row] = volume * Math.floor((open + high + low + close) / 4) * unitsPerTickLot;
  };
}

function squareAt(stream: number, place: number): number {
  const draw = uniformAt(stream, place);
  return draw * draw;
}

/** The candle of the part of the day that was generated, to be merged into the candle of the day. */
export function dayCandle(history: MarketHistory, day: HistoryDay) {
  return {
    market: history.market,
    time: Math.floor(day.from / daySeconds) * daySeconds,
    open: history.open[0] ?? 0,
    high: history.high.reduce((a, b) => Math.max(a, b), 0),
    low: history.low.reduce((a, b) => Math.min(a, b), Number.MAX_SAFE_INTEGER),
    close: history.close.at(-1) ?? 0,
    volume: history.volume.reduce((a, b) => a + b, 0),
    amount: history.amount.reduce((a, b) => a + b, 0),
  };
}
