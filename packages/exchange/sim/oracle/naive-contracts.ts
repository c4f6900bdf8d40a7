import type { Command } from '../../src/index.ts';
import { isWithin } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import { requireOpen, requireRights } from './naive-rights.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type ContractHealth = 'sound' | 'sparse' | 'frozen';
export type NaiveContractRules = Omit<Of<'SetContractRules'>, 'type' | 'market' | 'effectiveAt'>;

/** What the naive world knows of contracts. */
export class NaiveContracts {
  /** The rules in force, by market. */
  readonly rules = new Map<number, NaiveContractRules>();
  announced: { id: number; timer: number; due: number; market: number; rules: NaiveContractRules }[] = [];
  /** What the index of each allows; a contract begins as if it were sound. */
  readonly health = new Map<number, ContractHealth>();
  readonly quizPassed = new Set<number>();
  /** By customer and market in words; absent: isolated, tickets. */
  readonly modes = new Map<string, 'isolated' | 'cross'>();
  readonly netLeverage = new Map<string, number>();
  lastSchedule = 0;
}

const largest = Number.MAX_SAFE_INTEGER;
const tierLength = 3;

/** Tiers rise in notional and maintenance, fall in leverage, and the last has no end. */
function areTiers(tiers: readonly number[]): boolean {
  const starts = tiers.map((_, at) => at).filter((at) => at % tierLength === 0);
  const bounds = starts.map((at) => tiers[at]!);
  const rises = bounds.slice(1, -1).every((bound, at) => bound > bounds[at]!);
  return tiers.length > 0 && tiers.length % tierLength === 0 && bounds.at(-1) === 0 && rises;
}

/** A market whose orders are on positions; whether somebody has said its rules is another question. */
function requireMarket(w: NaiveWorld, market: number): void {
  const known = w.markets.get(market);
  require(known !== undefined, 'market_not_found');
  require(known.settlement === 'perpetual', 'market_invalid');
}

/** "Limits, filters, fees and bounds change by an event with its time": now, or by a timer. */
export function setRules(w: NaiveWorld, c: Of<'SetContractRules'>): void {
  requireSound(areTiers(c.tiers) && isWithin(c.maxLeverage, 1, 125), 'contract_rules_invalid');
  requireSound(isWithin(c.effectiveAt, 0, largest), 'contract_rules_invalid');
  requireMarket(w, c.market);
  const { type: _type, market, effectiveAt, ...rules } = c;
  open(w, market);
  if (effectiveAt <= w.at) return put(w, 0, market, rules);
  const id = ++w.contracts.lastSchedule;
  w.contracts.announced.push({ id, timer: ++w.lastTimer, due: effectiveAt, market, rules });
  w.emit({ type: 'ContractRulesScheduled', schedule: id, market, effectiveAt, ...rules });
}

/** The first account of those that profit and loss pass through; a market has one of its own. */
const firstClearing = 100;

function open(w: NaiveWorld, id: number): void {
  if (w.contracts.rules.has(id)) return;
  const { base, quote, priceDecimals, quantityDecimals, quoteScale } = w.markets.get(id)!;
  const clearing = firstClearing + w.contracts.rules.size;
  const unit = 10 ** (quoteScale - priceDecimals - quantityDecimals);
  w.emit({ type: 'ContractOpened', market: id, base, quote, clearing, unit, tickE8: 10 ** (8 - priceDecimals) });
}

function put(w: NaiveWorld, schedule: number, market: number, rules: NaiveContractRules): void {
  w.contracts.rules.set(market, rules);
  w.emit({ type: 'ContractRulesSet', schedule, market, ...rules });
}

export function fireRules(w: NaiveWorld, announced: NaiveContracts['announced'][number]): void {
  w.contracts.announced = w.contracts.announced.filter((other) => other !== announced);
  put(w, announced.id, announced.market, announced.rules);
}

/**
 * "Below two live sources the market goes reduce-only, the mark freezes"; "liquidations, TP/SL and options need three
 * sources". Looked at with every tick, said when it changes.
 */
export function ticked(w: NaiveWorld): void {
  for (const [market, rules] of w.contracts.rules) {
    const { base, indexAgeMaxMs, indexSourcesMin } = w.markets.get(market)!;
    const index = w.index.get(base);
    const lives = index !== undefined && index.sources >= indexSourcesMin && w.at - index.at <= indexAgeMaxMs;
    const health = !lives ? 'frozen' : index.sources < rules.indexSourcesMin ? 'sparse' : 'sound';
    if ((w.contracts.health.get(market) ?? 'sound') === health) continue;
    w.contracts.health.set(market, health);
    w.emit({ type: 'ContractHealthSet', market, health });
  }
}

export function setLimits(w: NaiveWorld, c: Of<'SetLeverageLimits'>): void {
  const { type: _type, ...limits } = c;
  const sound = isWithin(c.newcomerDays, 0, 3650) && isWithin(c.newcomerMost, 1, 125) && isWithin(c.quizAbove, 1, 125);
  requireSound(sound, 'leverage_limits_invalid');
  w.emit({ type: 'LeverageLimitsSet', ...limits });
}

/** High leverage is offered where an operator has switched it on: so is its quiz. */
export function passQuiz(w: NaiveWorld, { customer }: Of<'RecordLeverageQuiz'>): void {
  requireRights(w, customer, 'high_leverage');
  if (w.contracts.quizPassed.has(customer)) return;
  w.contracts.quizPassed.add(customer);
  w.emit({ type: 'LeverageQuizPassed', customer });
}

/** A market of which somebody has said the rules. */
function requireContract(w: NaiveWorld, market: number): void {
  require(w.contracts.rules.has(market), 'market_not_found');
}

/** "Margin mode isolated (default) or cross, per market." */
export function setMode(w: NaiveWorld, { customer, market, mode }: Of<'SetMarginMode'>): void {
  requireSound(mode === 'isolated' || mode === 'cross', 'margin_mode_invalid');
  requireContract(w, market);
  requireOpen(w, customer);
  const key = `${customer}/${market}`;
  if ((w.contracts.modes.get(key) ?? 'isolated') === mode) return;
  w.contracts.modes.set(key, mode);
  w.emit({ type: 'MarginModeSet', customer, market, mode });
}

/** "Liquidity providers run in net mode: one position per market", with no more leverage than the contract has. */
export function setNet(w: NaiveWorld, { customer, market, leverage }: Of<'SetNetMode'>): void {
  requireSound(isWithin(leverage, 0, 125), 'leverage_invalid');
  requireContract(w, market);
  requireOpen(w, customer);
  require(leverage <= w.contracts.rules.get(market)!.maxLeverage, 'leverage_too_high');
  const key = `${customer}/${market}`;
  if ((w.contracts.netLeverage.get(key) ?? 0) === leverage) return;
  w.contracts.netLeverage.set(key, leverage);
  w.emit({ type: 'NetModeSet', customer, market, leverage });
}
