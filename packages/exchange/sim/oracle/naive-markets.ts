import type { Command } from '../../src/index.ts';
import { marketStates } from '../../src/kernel/vocabulary.ts';
import { NaiveBook } from './naive-book.ts';
import type { NaiveMarket, NaiveSchedule, ScheduleMarketRules } from './naive-venue.ts';
import type { NaiveWorld } from './naive-world.ts';
import { ticked } from './naive-contracts.ts';
import { isWithin, maxOrderAmount } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const largest = Number.MAX_SAFE_INTEGER;

/** What a listing that says nothing gets. */
const unsaid = {
  settlement: 'spot',
  stopCapPpm: 50_000,
  triggerPrintPpm: 10_000,
  trailingMinBasisPoints: 10,
  trailingMaxBasisPoints: 2000,
  indexAgeMaxMs: 10_000,
  indexSourcesMin: 2,
} as const;

type Rules = Omit<ScheduleMarketRules, 'type' | 'market' | 'effectiveAt'>;

function requireRules(c: Rules): void {
  const notionals = c.minNotional >= 0n && c.maxNotional >= c.minNotional && c.maxNotional <= maxOrderAmount / 16n;
  require(notionals, 'market_invalid');
  const { priceBandPpm, collarPpm, referenceClampPpm, priceMovedPpm, stopCapPpm, triggerPrintPpm } = c;
  for (const ppm of [priceBandPpm, collarPpm, referenceClampPpm, priceMovedPpm, stopCapPpm, triggerPrintPpm])
    require(isWithin(ppm, 0, 999_999), 'market_invalid');
  const { trailingMinBasisPoints: least, trailingMaxBasisPoints: most } = c;
  require(isWithin(least, 1, 5000) && isWithin(most, least, 5000), 'market_invalid');
  require(isWithin(c.maxOpenOrders, 1, 10_000), 'market_invalid');
  require(isWithin(c.indexAgeMaxMs, 1, 3_155_760_000_000) && isWithin(c.indexSourcesMin, 1, 64), 'market_invalid');
}

/** What a market enforces, as the naive world keeps it. */
function enforced(c: Rules) {
  return {
    minNotional: c.minNotional,
    maxNotional: c.maxNotional,
    priceBandPpm: BigInt(c.priceBandPpm),
    collarPpm: BigInt(c.collarPpm),
    referenceClampPpm: BigInt(c.referenceClampPpm),
    priceMovedPpm: BigInt(c.priceMovedPpm),
    maxOpenOrders: c.maxOpenOrders,
    stopCapPpm: BigInt(c.stopCapPpm),
    triggerPrintPpm: BigInt(c.triggerPrintPpm),
    trailingMin: c.trailingMinBasisPoints,
    trailingMax: c.trailingMaxBasisPoints,
    indexAgeMaxMs: c.indexAgeMaxMs,
    indexSourcesMin: c.indexSourcesMin,
  };
}

export function listMarket(w: NaiveWorld, c: Of<'ListMarket'>): void {
  require(isWithin(c.market, 1, 4095), 'market_invalid');
  require(/^[A-Z0-9]{2,12}\/[A-Z0-9]{2,12}$/.test(c.symbol), 'market_invalid');
  require(isWithin(c.priceDecimals, 0, 8) && isWithin(c.quantityDecimals, 0, 12), 'market_invalid');
  const rules = { ...unsaid, ...c };
  requireRules(rules);
  require(!w.markets.has(c.market), 'market_already_listed');
  const base = w.assets.get(c.base);
  const quote = w.assets.get(c.quote);
  require(base !== undefined && quote !== undefined && c.base !== c.quote, 'asset_not_found');
  require(c.priceDecimals + c.quantityDecimals <= quote.scale, 'market_invalid');
  require(c.quantityDecimals <= base.scale, 'market_invalid');
  w.markets.set(c.market, {
    id: c.market,
    settlement: rules.settlement,
    base: c.base,
    quote: c.quote,
    baseScale: base.scale,
    quoteScale: quote.scale,
    priceDecimals: c.priceDecimals,
    quantityDecimals: c.quantityDecimals,
    ...enforced(rules),
    state: 'open',
    lastPrice: 0n,
    book: new NaiveBook(),
    pending: [],
    prints: [],
    printsLeft: '',
    uncovered: [],
    queue: [],
    drain: null,
  });
  const unit = 10 ** (quote.scale - c.priceDecimals - c.quantityDecimals);
  w.emit({ ...rules, type: 'MarketListed', unit, lot: 10 ** (base.scale - c.quantityDecimals) });
}

/** "Limits, filters, fees and bounds change by an event with its time, for existing markets too": now, or by a timer. */
export function scheduleMarketRules(w: NaiveWorld, c: ScheduleMarketRules): void {
  require(w.markets.has(c.market), 'market_not_found');
  requireRules(c);
  require(isWithin(c.effectiveAt, 0, largest), 'market_invalid');
  if (c.effectiveAt <= w.at) return setRules(w, 0, c);
  const id = ++w.lastSchedule;
  w.schedules.push({ id, timer: ++w.lastTimer, due: c.effectiveAt, rules: c });
  const { type: _type, ...fields } = c;
  w.emit({ type: 'MarketRulesScheduled', schedule: id, ...fields });
}

export function fireSchedule(w: NaiveWorld, schedule: NaiveSchedule): void {
  w.schedules.splice(w.schedules.indexOf(schedule), 1);
  setRules(w, schedule.id, schedule.rules);
}

function setRules(w: NaiveWorld, schedule: number, c: ScheduleMarketRules): void {
  Object.assign(w.markets.get(c.market)!, enforced(c));
  const { type: _type, effectiveAt: _effectiveAt, ...fields } = c;
  w.emit({ type: 'MarketRulesSet', schedule, ...fields });
}

/** New orders need an open market and a sound index; what only takes back is always taken. */
export function requireOpenMarket(w: NaiveWorld, market: NaiveMarket): void {
  require(market.state !== 'halted', 'market_halted');
  require(market.state !== 'cancel_only', 'market_cancel_only');
  require(w.indexTicks(market) > 0n, 'index_unavailable');
  require(w.isSound(market), 'index_unsound');
}

export function setMarketState(w: NaiveWorld, c: Of<'SetMarketState'>): void {
  const market = w.markets.get(c.market);
  require(market !== undefined, 'market_not_found');
  require(marketStates.includes(c.state), 'market_invalid');
  if (market.state === c.state) return;
  market.state = c.state;
  w.scheduleDrain(market);
  w.emit({ type: 'MarketStateSet', market: c.market, state: c.state });
}

export function publishIndex(w: NaiveWorld, c: Of<'PublishIndex'>): void {
  requireSound(c.source.length > 0 && c.source.length <= 64, 'index_invalid');
  requireSound(c.prices.length > 0 && c.prices.length % 4 === 0 && c.prices.length <= 4092, 'index_invalid');
  for (let at = 0; at < c.prices.length; at += 4) {
    requireSound(isWithin(c.prices[at]!, 1, 1023) && isWithin(c.prices[at + 1]!, 1, 1e15), 'index_invalid');
    requireSound(
      isWithin(c.prices[at + 2]!, 0, 3_155_760_000_000) && isWithin(c.prices[at + 3]!, 0, 64),
      'index_invalid',
    );
  }
  const named = c.prices.filter((_, place) => place % 4 === 0);
  requireSound(
    named.every((asset, place) => named.indexOf(asset) === place),
    'index_invalid',
  );
  const repeated: number[] = [];
  for (let at = 0; at < c.prices.length; at += 4) {
    const [asset, priceE8, ageMs, sources] = c.prices.slice(at, at + 4) as [number, number, number, number];
    const second = Math.floor(w.at / 1000);
    if (sources >= 3 && ageMs < 3000) {
      if (w.soundSecond.get(asset) === second) repeated.push(asset);
      w.soundSecond.set(asset, second);
    }
    w.index.set(asset, { priceE8: BigInt(priceE8), at: Math.max(0, w.at - ageMs), sources });
  }
  w.emit({ type: 'IndexPublished', source: c.source, prices: [...c.prices], repeated });
  ticked(w);
}

export function seedHistory(w: NaiveWorld, c: Of<'SeedHistory'>): void {
  const { seed, generatorVersion, from, to } = c;
  const sound = [seed, generatorVersion, from, to].every((value) => isWithin(value, 0, largest)) && to > from;
  requireSound(sound, 'history_invalid');
  require(!w.historySeeded, 'history_already_seeded');
  w.historySeeded = true;
  w.emit({ type: 'HistorySeeded', seed, generatorVersion, from, to });
}
