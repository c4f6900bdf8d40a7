import { type Exit, exitRejections as refuse } from '../../../kernel/exits.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import { btcAsset, type FreezeReason, usdtAsset } from '../../../kernel/vocabulary.ts';
import { flowOf, outflowOf, usedE8 } from '../state/counting.ts';
import { exitWindowMs, netOf, valueE8 } from '../formulas.ts';
import { type ExitState, limitsAt } from '../state/state.ts';

/** What of a customer's standing says whether funds may leave. */
export interface ExitStanding {
  readonly closed: boolean;
  readonly withdrawalFreeze: FreezeReason;
  readonly holdUntil: number;
  readonly identityLevel: number;
}

/** What the guard asks of its neighbours. */
export interface ExitPorts {
  /** Null for somebody whom nobody has opened. */
  standing(customer: number): ExitStanding | null;
  /** The decimals of an asset, -1 for an unknown one. */
  scaleOf(asset: number): number;
  /** The last tick of an asset in 1e-8 USDT for one whole unit, 0 before the first. */
  priceE8(asset: number): number;
}

export interface ExitDesk {
  readonly state: ExitState;
  readonly ports: ExitPorts;
}

/** One reason why funds may not leave; null where it doesn't bar this exit. */
type ExitRule = (desk: ExitDesk, exit: Exit, standing: ExitStanding) => Rejection | null;

/** Who a customer is has to be known before funds leave: the first level. */
const identityNeeded = 1;
const million = 1_000_000n;
/** USDT is worth itself. */
const usdtE8 = 100_000_000;

/** In the order in which they are checked. No country bars an exit: what somebody owns they may take with them. */
const rules: readonly ExitRule[] = [
  function closed(_desk, _exit, standing) {
    return standing.closed ? refuse.accountClosed : null;
  },
  function frozen(_desk, _exit, { withdrawalFreeze: reason }) {
    return reason === 'none' ? null : { ...refuse.accountFrozen, detail: { reason } };
  },
  function held(_desk, { at }, { holdUntil: until }) {
    return until > at ? { ...refuse.securityHold, detail: { until } } : null;
  },
  function unidentified(_desk, _exit, { identityLevel: level }) {
    return level < identityNeeded ? { ...refuse.identityRequired, detail: { level, needed: identityNeeded } } : null;
  },
  function overTheLimitOfADay({ state, ports }, { customer, asset, amount, at }, { identityLevel }) {
    const requested = worthInBitcoin(ports, asset, amount);
    if (requested === null) return refuse.indexUnavailable;
    const { exit1E8, exit2E8 } = limitsAt(state, at);
    const limit = identityLevel >= 2 ? exit2E8 : exit1E8;
    const used = usedE8(state, customer, at);
    if (used + requested <= limit) return null;
    return { ...refuse.exitLimit, detail: { limit: `${limit}`, used: `${used}`, requested: `${requested}` } };
  },
  function beyondTheShareOfOne({ state }, { customer, asset, amount, at }) {
    const limit = state.outflowLimits.at(`${asset}`, at)?.limit;
    if (limit === undefined) return null;
    const share = (limit * BigInt(limitsAt(state, at).sharePpm)) / million;
    const { left, arrived } = flowOf(state, customer, asset, at);
    if (netOf(left + amount, arrived) <= share) return null;
    return { ...refuse.outflowShare, detail: { limit: `${share}`, used: `${netOf(left, arrived)}` } };
  },
  function beyondTheOutflowOfADay({ state }, { customer, asset, amount, at }) {
    const limit = state.outflowLimits.at(`${asset}`, at)?.limit;
    if (limit === undefined) return null;
    const { left, arrived } = flowOf(state, customer, asset, at);
    const more = netOf(left + amount, arrived) - netOf(left, arrived);
    const used = outflowOf(state, asset, at);
    return more === 0n || used + more <= limit
      ? null
      : { ...refuse.outflowLimit, detail: { limit: `${limit}`, used: `${used}`, until: nextDay(at) } };
  },
];

/**
 * The one guard of every exit: a withdrawal, a transfer to another customer, a sale or purchase that carries value out.
 * Says why funds may not leave, or null.
 */
export function exitBarred(desk: ExitDesk, exit: Exit): Rejection | null {
  const standing = desk.ports.standing(exit.customer);
  if (standing === null) return refuse.customerNotFound;
  for (const rule of rules) {
    const barred = rule(desk, exit, standing);
    if (barred) return barred;
  }
  return null;
}

/** What an amount is worth in 1e-8 BTC at the last index, rounded up; null where that can't be told. */
export function worthInBitcoin(ports: ExitPorts, asset: number, amount: bigint): bigint | null {
  const scale = ports.scaleOf(asset);
  if (scale < 0) return null;
  if (asset === btcAsset) return valueE8(amount, scale, 1, 1);
  const price = asset === usdtAsset ? usdtE8 : ports.priceE8(asset);
  const bitcoin = ports.priceE8(btcAsset);
  return price === 0 || bitcoin === 0 ? null : valueE8(amount, scale, price, bitcoin);
}

function nextDay(at: number): number {
  return (Math.floor(at / exitWindowMs) + 1) * exitWindowMs;
}
