import type { Command } from '../../src/index.ts';
import { requireOpen } from './naive-rights.ts';
import { ceilDivide, isWithin, maxAmount } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

/** What each level of identity may let out in 24 hours (1e-8 BTC) and pay in by one trade (1e-6 USDT), and one's share of a day. */
export interface NaiveIdentityLimits {
  exit1E8: bigint;
  exit2E8: bigint;
  fiat1E6: bigint;
  fiat2E6: bigint;
  sharePpm: number;
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const dayMs = 86_400_000;
const bitcoin = 1;

/** Rules, section 9: "Rolling 24-hour limit in BTC value: Lv1 200, Lv2 500", "Lv1 2,000 USDT, Lv2 1,000,000", "uses 5 %". */
const shipped = {
  exit1E8: 200n * 10n ** 8n,
  exit2E8: 500n * 10n ** 8n,
  fiat1E6: 2000n * 10n ** 6n,
  fiat2E6: 1_000_000n * 10n ** 6n,
  sharePpm: 50_000,
};

/** Of what was said the newest that holds by now; of two for one time the one said last. */
function inForce<V>(said: readonly (readonly [from: number, value: V])[], at: number): V | undefined {
  return said
    .filter(([from]) => from <= at)
    .toSorted((a, b) => a[0] - b[0])
    .at(-1)?.[1];
}

export function identityLimits(w: NaiveWorld): typeof shipped {
  return inForce(w.identityLimits, w.at) ?? shipped;
}

/** What an amount is worth in 1e-8 BTC at the index, up; undefined where no index tells. */
export function bitcoinWorth(w: NaiveWorld, asset: number, amount: bigint): bigint | undefined {
  const unit = 10n ** BigInt(w.assets.get(asset)!.scale);
  if (asset === bitcoin) return ceilDivide(amount * 10n ** 8n, unit);
  const [price, per] = [w.priceE8(asset), w.priceE8(bitcoin)];
  return price === 0n || per === 0n ? undefined : ceilDivide(amount * price * 10n ** 8n, unit * per);
}

/** What a customer took out today beyond what they brought in today. */
function netToday(w: NaiveWorld, customer: number, asset: number, more = 0n): bigint {
  const today = Math.floor(w.at / dayMs);
  const own = <T extends { customer: number; asset: number; at: number; amount: bigint }>(all: readonly T[]): bigint =>
    all
      .filter((one) => one.customer === customer && one.asset === asset && Math.floor(one.at / dayMs) === today)
      .reduce((sum, { amount }) => sum + amount, 0n);
  const net = own(w.exits) + more - own(w.arrivals);
  return net > 0n ? net : 0n;
}

/** "One exit guard: holds, identity, limits, freezes: every exit asks it"; no country stands in the way. */
export function requireExit(w: NaiveWorld, id: number, asset: number, amount: bigint): bigint {
  const customer = requireOpen(w, id);
  require(customer.withdrawalFreeze === 'none', 'account_frozen');
  require(customer.holdUntil <= w.at, 'security_hold');
  require(customer.identityLevel >= 1, 'identity_required');
  const worth = bitcoinWorth(w, asset, amount);
  require(worth !== undefined, 'index_unavailable');
  const limits = identityLimits(w);
  const recent = w.exits.filter((exit) => exit.customer === id && w.at - exit.at < dayMs);
  const used = recent.reduce((sum, { worthE8 }) => sum + worthE8, 0n);
  require(used + worth <= (customer.identityLevel === 2 ? limits.exit2E8 : limits.exit1E8), 'exit_limit');
  const limit = inForce(w.outflowLimits.get(asset) ?? [], w.at);
  if (limit === undefined) return worth;
  require(netToday(w, id, asset, amount) * 1_000_000n <= limit * BigInt(limits.sharePpm), 'outflow_share');
  const everybody = [...w.customers.keys()];
  const before = everybody.reduce((sum, one) => sum + netToday(w, one, asset), 0n);
  const after = everybody.reduce((sum, one) => sum + netToday(w, one, asset, one === id ? amount : 0n), 0n);
  require(after === before || after <= limit, 'outflow_limit');
  return worth;
}

/** "A daily outflow limit counts net of the customer's own deposits of that day"; what came days ago says nothing any more. */
export function countArrival(w: NaiveWorld, customer: number, asset: number, amount: bigint): void {
  w.arrivals = w.arrivals.filter(({ at }) => w.at - at < 2 * dayMs);
  w.exits = w.exits.filter(({ at }) => w.at - at < 2 * dayMs);
  w.arrivals.push({ customer, asset, amount, at: w.at });
}

export function setIdentityLimits(w: NaiveWorld, c: Of<'SetIdentityLimits'>): void {
  const { exit1E8, exit2E8, fiat1E6, fiat2E6, sharePpm, effectiveAt } = c;
  const sound = [exit1E8, exit2E8, fiat1E6, fiat2E6].every((amount) => amount >= 0n && amount <= maxAmount);
  requireSound(sound && exit1E8 <= exit2E8 && fiat1E6 <= fiat2E6, 'limit_invalid');
  requireSound(isWithin(sharePpm, 1, 1_000_000), 'share_invalid');
  requireSound(isWithin(effectiveAt, 0, 1e14), 'effective_at_invalid');
  const from = Math.max(effectiveAt, w.at);
  w.identityLimits.push([from, { exit1E8, exit2E8, fiat1E6, fiat2E6, sharePpm }]);
  w.emit({ type: 'IdentityLimitsSet', exit1E8, exit2E8, fiat1E6, fiat2E6, sharePpm, effectiveAt: from });
}

export function setOutflowLimit(w: NaiveWorld, c: Of<'SetOutflowLimit'>): void {
  const { asset, limit, effectiveAt } = c;
  requireSound(limit >= 0n && limit <= maxAmount, 'limit_invalid');
  requireSound(isWithin(effectiveAt, 0, 1e14), 'effective_at_invalid');
  require(w.assets.has(asset), 'asset_not_found');
  const from = Math.max(effectiveAt, w.at);
  w.outflowLimits.set(asset, [...(w.outflowLimits.get(asset) ?? []), [from, limit]]);
  w.emit({ type: 'OutflowLimitSet', asset, limit, effectiveAt: from });
}
