import type { Command } from '../../src/index.ts';
import { accountKinds, freezeReasons } from '../../src/kernel/vocabulary.ts';
import { countArrival } from './naive-exits.ts';
import { requireOffered, requireOpen } from './naive-rights.ts';
import type { NaiveWorld } from './naive-world.ts';
import { isWithin, maxAmount } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const world = 1;

export function listAsset(w: NaiveWorld, c: Of<'ListAsset'>): void {
  requireSound(
    isWithin(c.asset, 1, 1023) && /^[A-Z0-9]{2,12}$/.test(c.code) && isWithin(c.scale, 0, 12),
    'asset_invalid',
  );
  require(!w.assets.has(c.asset), 'asset_already_listed');
  w.assets.set(c.asset, { code: c.code, scale: c.scale });
  w.emit({ type: 'AssetListed', asset: c.asset, code: c.code, scale: c.scale });
}

export function openCustomer(w: NaiveWorld, c: Of<'OpenCustomer'>): void {
  const isHouse = isWithin(c.customer, 1, 7);
  requireSound(isHouse || isWithin(c.customer, 1000, 2 ** 38), 'customer_invalid');
  const country = c.country ?? '';
  requireSound(country === '' || /^[A-Z]{2}$/.test(country), 'country_invalid');
  require(!w.customers.has(c.customer), 'customer_exists');
  if (!isHouse) requireOffered(w, 'registration', country);
  w.customers.set(c.customer, {
    version: 0,
    identityLevel: 0,
    tradingFreeze: 'none',
    withdrawalFreeze: 'none',
    holdUntil: 0,
    country,
    closed: false,
  });
  w.emit({ type: 'CustomerOpened', customer: c.customer, country });
}

export function requireAmount(amount: bigint): void {
  requireSound(amount > 0n, 'amount_not_positive');
  requireSound(amount <= maxAmount, 'amount_out_of_range');
}

export function deposit(w: NaiveWorld, c: Of<'Deposit'>): void {
  requireSound(accountKinds.includes(c.kind), 'kind_invalid');
  requireAmount(c.amount);
  requireSound(/^[0-9a-f]{32}$/.test(c.reference), 'reference_invalid');
  require(w.assets.has(c.asset), 'asset_not_found');
  requireOpen(w, c.customer);
  require(!w.references.has(c.reference), 'deposit_already_credited');
  require(w.ledger.available(c.customer, c.kind, c.asset) + c.amount <= maxAmount, 'amount_out_of_range');
  require(c.amount - w.ledger.available(world, 'funding', c.asset) < maxAmount, 'amount_out_of_range');
  w.references.add(c.reference);
  w.ledger.post(world, 'funding', c.asset, -c.amount, 0n);
  w.ledger.post(c.customer, c.kind, c.asset, c.amount, 0n);
  const { customer, kind, asset, amount, reference } = c;
  countArrival(w, customer, asset, amount);
  w.emit({ type: 'Deposited', deposit: ++w.lastDeposit, customer, kind, asset, amount, reference });
}

/** At most so much worth in USDT at the index, until a minute has passed without a claim, rounded up. */
export function claimTestFunds(w: NaiveWorld, c: Of<'ClaimTestFunds'>): void {
  requireAmount(c.amount);
  const asset = w.assets.get(c.asset);
  require(asset !== undefined, 'asset_not_found');
  requireOpen(w, c.customer);
  const price = asset.code === 'USDT' ? 100_000_000n : (w.index.get(c.asset)?.priceE8 ?? 0n);
  require(price > 0n, 'index_unavailable');
  const unit = 10n ** BigInt(asset.scale + 2);
  const exact = c.amount * price;
  const worthE6 = exact / unit + (exact % unit > 0n ? 1n : 0n);
  const earlier = w.claims.get(c.customer) ?? [];
  const recent = w.at - (earlier.at(-1)?.at ?? -60_000) < 60_000 ? earlier : [];
  const claimed = recent.reduce((sum, claim) => sum + claim.worthE6, 0n);
  require(claimed + worthE6 <= c.limitE6, 'faucet_limit');
  require(w.ledger.available(c.customer, 'funding', c.asset) + c.amount <= maxAmount, 'amount_out_of_range');
  require(c.amount - w.ledger.available(world, 'funding', c.asset) < maxAmount, 'amount_out_of_range');
  w.claims.set(c.customer, [...recent, { at: w.at, worthE6 }]);
  w.ledger.post(world, 'funding', c.asset, -c.amount, 0n);
  w.ledger.post(c.customer, 'funding', c.asset, c.amount, 0n);
  const { customer, amount } = c;
  countArrival(w, customer, c.asset, amount);
  w.emit({ type: 'TestFundsClaimed', deposit: ++w.lastDeposit, customer, asset: c.asset, amount, worthE6 });
}

export function transfer(w: NaiveWorld, c: Of<'Transfer'>): void {
  requireSound(accountKinds.includes(c.from) && accountKinds.includes(c.to), 'kind_invalid');
  requireAmount(c.amount);
  requireSound(c.from !== c.to, 'same_account');
  require(w.assets.has(c.asset), 'asset_not_found');
  requireOpen(w, c.customer);
  require(w.ledger.available(c.customer, c.from, c.asset) >= c.amount, 'insufficient_balance');
  const { customer, from, to, asset, amount } = c;
  w.ledger.post(customer, from, asset, -amount, 0n);
  w.ledger.post(customer, to, asset, amount, 0n);
  w.emit({ type: 'Transferred', transfer: ++w.lastTransfer, customer, from, to, asset, amount });
}

export function setStanding(w: NaiveWorld, c: Of<'SetCustomerStanding'>): void {
  const sound = isWithin(c.version, 1, Number.MAX_SAFE_INTEGER) && isWithin(c.identityLevel, 0, 2);
  requireSound(sound && isWithin(c.holdUntil, 0, Number.MAX_SAFE_INTEGER), 'standing_invalid');
  const known = freezeReasons.includes(c.tradingFreeze) && freezeReasons.includes(c.withdrawalFreeze);
  requireSound(known, 'standing_invalid');
  requireSound(c.country === '' || /^[A-Z]{2}$/.test(c.country), 'country_invalid');
  const customer = w.customers.get(c.customer);
  require(customer !== undefined, 'customer_not_found');
  require(c.version > customer.version, 'standing_outdated');
  const { type: _type, customer: id, ...standing } = c;
  Object.assign(customer, standing);
  w.emit({ type: 'StandingSet', customer: id, ...standing });
}
