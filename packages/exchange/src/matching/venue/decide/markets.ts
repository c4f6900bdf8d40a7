import { amountMax, isWithin, million } from '../../../kernel/amounts.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { marketStates } from '../../../kernel/vocabulary.ts';
import { marketIdMax } from '../../orders.ts';
import type { ListMarket, MarketRules, ScheduleMarketRules, SetMarketState } from '../commands.ts';
import { basePerLot, quotePerTickLot } from '../formulas.ts';
import { venueRejections as refuse } from '../rejections.ts';
import { type Desk, marketOf, type VenueContext } from './desk.ts';

/** Both assets: a pair with a stroke between them, a contract without. */
const symbolPattern = /^[A-Z0-9]{2,12}\/?[A-Z0-9]{2,12}$/;
const priceDecimalsMax = 8;
/** A trailing sell triggers above zero, a trailing buy within the bounds of a price. */
export const trailingMost = 5_000;

/** What a listing needn't say: rules section 3; trailing stops as on Binance. */
const defaultRules = {
  stopCapPpm: 50_000,
  triggerPrintPpm: 10_000,
  trailingMinBasisPoints: 10,
  trailingMaxBasisPoints: 2000,
  indexAgeMaxMs: 10_000,
  indexSourcesMin: 2,
} as const;

/** A hundred years in ms and more sources than any feed has: what an index itself is bounded by. */
const indexAgeMost = 3_155_760_000_000;
const indexSourcesMost = 64;

/** A sell may trade above the price that it was valued at, by the band at most: leave room for what it receives. */
const notionalMax = amountMax / 16;

export function listMarket(desk: Desk, { emit }: VenueContext, command: ListMarket): Rejection | null {
  const { market, base, quote, symbol, priceDecimals, quantityDecimals, settlement } = command;
  const rules = { ...defaultRules, ...command };
  if (!isWithin(market, 1, marketIdMax) || !symbolPattern.test(symbol)) return refuse.marketInvalid;
  if (!isWithin(priceDecimals, 0, priceDecimalsMax) || !isWithin(quantityDecimals, 0, 12)) return refuse.marketInvalid;
  if (!areRules(rules) || !(settlement === undefined || settlement in desk.state.settlements))
    return refuse.marketInvalid;
  if (desk.state.marketSlots.get(market) >= 0) return refuse.marketAlreadyListed;
  if (base === quote || desk.ports.scaleOf(base) < 0 || desk.ports.scaleOf(quote) < 0) return refuse.assetNotFound;
  const unit = quotePerTickLot(desk.ports.scaleOf(quote), priceDecimals, quantityDecimals);
  const lot = basePerLot(desk.ports.scaleOf(base), quantityDecimals);
  if (!Number.isSafeInteger(unit) || !Number.isSafeInteger(lot)) return refuse.marketInvalid;

  emit({ ...command, ...rules, type: 'MarketListed', settlement: settlement ?? 'spot', unit, lot });
  return null;
}

/** Changes the rules of a market, now or at a time that a timer waits for. */
export function scheduleMarketRules(
  desk: Desk,
  { emit, at }: VenueContext,
  { type: _type, effectiveAt, ...change }: ScheduleMarketRules,
): Rejection | null {
  if (!marketOf(desk, change.market)) return refuse.marketNotFound;
  if (!areRules(change) || !isWithin(effectiveAt, 0, amountMax)) return refuse.marketInvalid;

  if (effectiveAt <= at) emit({ type: 'MarketRulesSet', schedule: 0, ...change });
  else emit({ type: 'MarketRulesScheduled', schedule: desk.state.counters.lastSchedule + 1, effectiveAt, ...change });
  return null;
}

export function applyMarketRules(desk: Desk, { emit }: VenueContext, schedule: number): void {
  emit({ type: 'MarketRulesSet', schedule, ...desk.state.scheduledRules.at(schedule) });
}

export function setMarketState(desk: Desk, { emit }: VenueContext, command: SetMarketState): Rejection | null {
  const market = marketOf(desk, command.market);
  if (!market) return refuse.marketNotFound;
  if (!marketStates.includes(command.state)) return refuse.marketInvalid;
  if (marketStates[desk.state.markets.columns.state[market.slot]!] === command.state) return null;

  emit({ type: 'MarketStateSet', market: command.market, state: command.state });
  return null;
}

function areRules(rules: MarketRules): boolean {
  const { minNotional, maxNotional, trailingMinBasisPoints, trailingMaxBasisPoints } = rules;
  if (minNotional < 0n || maxNotional < minNotional || maxNotional > BigInt(Math.floor(notionalMax))) return false;
  const { priceBandPpm, collarPpm, referenceClampPpm, priceMovedPpm, stopCapPpm, triggerPrintPpm } = rules;
  const rates = [priceBandPpm, collarPpm, referenceClampPpm, priceMovedPpm, stopCapPpm, triggerPrintPpm];
  if (!rates.every((ppm) => isWithin(ppm, 0, million - 1))) return false;
  if (!isWithin(rules.indexAgeMaxMs, 1, indexAgeMost) || !isWithin(rules.indexSourcesMin, 1, indexSourcesMost))
    return false;
  if (!isWithin(trailingMinBasisPoints, 1, trailingMaxBasisPoints)) return false;
  return isWithin(trailingMaxBasisPoints, 1, trailingMost) && isWithin(rules.maxOpenOrders, 1, 10_000);
}
