import type { Command } from '../../src/index.ts';
import { type AccountKind, accountKinds } from '../../src/kernel/vocabulary.ts';
import { requireAmount } from './naive-accounts.ts';
import { recentAct } from './naive-operators.ts';
import { requireOpen } from './naive-rights.ts';
import { isWithin, maxAmount, usdtAsset } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const world = 1;
const treasury = 3;
const dayMs = 86_400_000;
/** Treasury, insurance, option pool and lending: rules section 12. */
const reserves: readonly number[] = [3, 5, 6, 7];

/** Two different operators have announced it within the hour, it hasn't failed, and it has moved nothing yet. */
function requireAgreed(w: NaiveWorld, act: number, action: string, subjectKind: string, subject: number): void {
  const said = recentAct(w, act);
  require(said !== undefined && said.second !== 0 && !said.failed, 'operator_act_not_agreed');
  const fits = said.action === action && said.subjectKind === subjectKind && said.subject === `${subject}`;
  require(fits && !w.doneActs.has(act), 'operator_act_not_agreed');
}

/** "House capital enters by a recorded event; nothing tops it up silently": what comes after the first needs two. */
export function fundHouse(w: NaiveWorld, c: Of<'FundHouse'>): void {
  requireSound(reserves.includes(c.account), 'account_invalid');
  requireAmount(c.amount);
  requireSound(/^[0-9a-f]{32}$/.test(c.reference), 'reference_invalid');
  require(w.assets.has(c.asset), 'asset_not_found');
  require(!w.references.has(c.reference), 'deposit_already_credited');
  const key = `${c.account}/${c.asset}`;
  if (c.act !== 0 || w.funded.has(key)) requireAgreed(w, c.act, 'fund_house', 'house_account', c.account);
  require(w.ledger.available(c.account, 'funding', c.asset) + c.amount <= maxAmount, 'amount_out_of_range');
  require(c.amount - w.ledger.available(world, 'funding', c.asset) < maxAmount, 'amount_out_of_range');
  w.references.add(c.reference);
  w.funded.add(key);
  if (c.act !== 0) w.doneActs.set(c.act, { at: w.at, worthE6: 0n });
  w.ledger.post(world, 'funding', c.asset, -c.amount, 0n);
  w.ledger.post(c.account, 'funding', c.asset, c.amount, 0n);
  const { account, asset, amount, reference, act } = c;
  w.emit({ type: 'HouseFunded', deposit: ++w.lastDeposit, account, asset, amount, reference, act });
}

/** At the index, rounded up; undefined where there is none. */
export function worthE6(w: NaiveWorld, asset: number, amount: bigint): bigint | undefined {
  const price = asset === usdtAsset ? 100_000_000n : w.index.get(asset)?.priceE8;
  if (price === undefined) return undefined;
  const unit = 10n ** BigInt(w.assets.get(asset)!.scale + 2);
  return (amount * price + unit - 1n) / unit;
}

/** "Corrections are double-entry adjustments with reason, second person": bounded, never below zero, nothing that is held. */
export function adjustBalance(w: NaiveWorld, c: Of<'AdjustBalance'>): void {
  const { customer, kind, asset, amount, account, act } = c;
  requireSound(isWithin(account, 2, 7), 'account_invalid');
  requireSound(accountKinds.includes(kind), 'kind_invalid');
  requireSound(amount !== 0n, 'amount_zero');
  const size = amount < 0n ? -amount : amount;
  requireSound(size <= maxAmount, 'amount_out_of_range');
  requireSound(c.limitE6 >= 0n, 'limit_invalid');
  require(w.assets.has(asset), 'asset_not_found');
  require(!isWithin(customer, 1, 7), 'customer_not_found');
  requireOpen(w, customer);
  requireAgreed(w, act, 'adjust_balance', 'customer', customer);
  const worth = worthE6(w, asset, size);
  require(worth !== undefined, 'index_unavailable');
  const today = [...w.doneActs.values()].filter(({ at }) => w.at - at < dayMs);
  const adjusted = today.reduce((sum, done) => sum + done.worthE6, 0n);
  require(adjusted + worth <= c.limitE6, 'adjustment_limit');
  require(w.ledger.available(customer, kind, asset) >= -amount, 'insufficient_balance');
  require(w.ledger.available(account, 'funding', asset) >= amount, 'house_funds_insufficient');
  w.doneActs.set(act, { at: w.at, worthE6: worth });
  w.ledger.post(account, 'funding', asset, -amount, 0n);
  w.ledger.post(customer, kind, asset, amount, 0n);
  const adjustment = ++w.lastAdjustment;
  w.emit({ type: 'BalanceAdjusted', adjustment, customer, kind, asset, amount, account, act, worthE6: worth });
}

/** "Closing an account (balances first)": nothing open, nothing held, and no more left than is given up. */
export function closeCustomer(w: NaiveWorld, c: Of<'CloseCustomer'>): void {
  requireSound(isWithin(c.customer, 1000, 2 ** 38), 'customer_invalid');
  requireSound(c.dustLimitE6 >= 0n, 'limit_invalid');
  const customer = requireOpen(w, c.customer);
  const own = ['none', 'closing', 'self_exclusion'];
  require(own.includes(customer.tradingFreeze) && own.includes(customer.withdrawalFreeze), 'account_frozen');
  const open = [w.orders, w.withdrawals, w.deposits, w.depositRequests].flatMap((records) => [...records.values()]);
  const busy = open.some(({ customer: owner }) => owner === c.customer);
  const left: { kind: AccountKind; asset: number; amount: bigint }[] = [];
  for (const kind of accountKinds) {
    for (const asset of [...w.assets.keys()].toSorted((a, b) => a - b)) {
      const { available, held } = w.ledger.balance(c.customer, kind, asset);
      require(held === 0n, 'account_not_empty');
      if (available > 0n) left.push({ kind, asset, amount: available });
    }
  }
  let dust = 0n;
  for (const { asset, amount } of left) {
    const worth = worthE6(w, asset, amount);
    require(worth !== undefined, 'account_not_empty');
    dust += worth;
  }
  require(!busy && dust <= c.dustLimitE6, 'account_not_empty');
  for (const { kind, asset, amount } of left) {
    w.ledger.post(c.customer, kind, asset, -amount, 0n);
    w.ledger.post(treasury, 'funding', asset, amount, 0n);
    w.emit({ type: 'DustGivenUp', customer: c.customer, kind, asset, amount });
  }
  customer.closed = true;
  w.emit({ type: 'CustomerClosed', customer: c.customer });
}
