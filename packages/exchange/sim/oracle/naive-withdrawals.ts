import type { Command } from '../../src/index.ts';
import type { AccountKind, WithdrawalState } from '../../src/kernel/vocabulary.ts';
import { requireAmount } from './naive-accounts.ts';
import { worthE6 } from './naive-corrections.ts';
import { identityLimits, requireExit } from './naive-exits.ts';
import { recentAct } from './naive-operators.ts';
import { ceilDivide, isWithin, maxAmount } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

export interface NaiveWithdrawal {
  customer: number;
  kind: AccountKind;
  asset: number;
  amount: bigint;
  fee: bigint;
  state: WithdrawalState;
  /** How many operators have to look at it, and the last act that moved it. */
  operators: number;
  lastAct: number;
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const world = 1;
const fees = 2;
const dayMs = 86_400_000;

const digest = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);
const plain = (text: string, least: number, most: number, first: number): boolean =>
  isWithin(text.length, least, most) && Array.from(text).every((sign) => isWithin(sign.codePointAt(0)!, first, 0x7e));
const network = (text: string): boolean => /^[A-Z0-9]{2,12}$/.test(text);

function requireKnown(w: NaiveWorld, customer: number): void {
  require(w.customers.get(customer)?.closed === false, 'customer_not_found');
}

/** "An address from the address book": each once, a hundred at most. */
export function addAddress(w: NaiveWorld, c: Of<'AddWithdrawalAddress'>): void {
  requireSound(network(c.network), 'network_invalid');
  requireSound(plain(c.destination, 4, 128, 0x21), 'destination_invalid');
  requireSound(plain(c.memo, 0, 64, 0x20), 'memo_invalid');
  requireKnown(w, c.customer);
  const own = [...w.addresses.values()].filter(({ customer }) => customer === c.customer);
  const text = (one: { network: string; destination: string; memo: string }): string =>
    JSON.stringify([one.network, one.destination, one.memo]);
  require(own.every((one) => text(one) !== text(c)), 'address_exists');
  require(own.length < 100, 'address_book_full');
  const address = ++w.lastAddress;
  const { customer, destination, memo } = c;
  w.addresses.set(address, { customer, network: c.network, destination, memo, at: w.at });
  w.emit({ type: 'WithdrawalAddressAdded', address, customer, network: c.network, destination, memo });
}

export function removeAddress(w: NaiveWorld, { customer, address }: Of<'RemoveWithdrawalAddress'>): void {
  require(w.addresses.get(address)?.customer === customer, 'address_not_found');
  w.addresses.delete(address);
  w.emit({ type: 'WithdrawalAddressRemoved', address, customer });
}

/** D27: a protection isn't "switched off at once". */
export function setWhitelist(w: NaiveWorld, { customer, isOn }: Of<'SetWhitelist'>): void {
  requireKnown(w, customer);
  const offAt = w.whitelists.get(customer);
  const staysOn = offAt === 0;
  if (isOn === staysOn) return;
  if (!isOn) {
    const after = w.at + dayMs;
    w.whitelists.set(customer, after);
    return w.emit({ type: 'WhitelistSet', customer, offAt: after });
  }
  w.whitelists.set(customer, 0);
  w.emit({ type: 'WhitelistSet', customer, offAt: 0 });
}

/** Rules, section 9: "Minimum / fee"; section 12: "one simulated network each, named as its chain; fee worth 1 USDT, minimum 10". */
function termsOf(w: NaiveWorld, asset: number, by: string): { minimum: bigint; fee: bigint } {
  const said = (w.withdrawalTerms.get(`${asset} ${by}`) ?? []).filter(([from]) => from <= w.at);
  if (said.length > 0) return said.toSorted((a, b) => a[0] - b[0]).at(-1)![1];
  const { code, scale } = w.assets.get(asset)!;
  const table: Record<string, [minimum: bigint, fee: bigint]> = {
    'BTC BTC': [50_000n, 10_000n],
    'ETH ETH': [1_000_000n, 100_000n],
    'USDT ERC20': [10_000_000n, 3_000_000n],
    'USDT TRC20': [10_000_000n, 1_000_000n],
  };
  const row = table[`${code} ${by}`];
  if (row !== undefined) return { minimum: row[0], fee: row[1] };
  require(!['BTC', 'ETH', 'USDT'].includes(code) && by === code, 'network_not_offered');
  const price = w.priceE8(asset);
  require(price > 0n, 'index_unavailable');
  const one = 10n ** BigInt(scale) * 100_000_000n;
  return { minimum: ceilDivide(10n * one, price), fee: ceilDivide(one, price) };
}

/** "Above a configured size two different operators must approve"; and from a smaller one on one looks. */
function operatorsFor(w: NaiveWorld, worth: bigint): number {
  const said = w.withdrawalReview
    .filter(([from]) => from <= w.at)
    .toSorted((a, b) => a[0] - b[0])
    .at(-1);
  const [one, two] = said === undefined ? [10_000n * 10n ** 6n, 50_000n * 10n ** 6n] : [said[1], said[2]];
  return worth >= two ? 2 : worth >= one ? 1 : 0;
}

export function requestWithdrawal(w: NaiveWorld, c: Of<'RequestWithdrawal'>): void {
  const { customer, asset, amount } = c;
  requireAmount(amount);
  require(w.assets.has(asset), 'asset_not_found');
  const worthE8 = requireExit(w, customer, asset, amount);
  const to = w.addresses.get(c.address);
  require(to !== undefined && to.customer === customer, 'address_not_found');
  const offAt = w.whitelists.get(customer);
  const isGuarded = offAt !== undefined && (offAt === 0 || offAt > w.at);
  require(!isGuarded || w.at >= to.at + dayMs, 'address_waits');
  const { minimum, fee } = termsOf(w, asset, to.network);
  require((w.differences.get(asset) ?? 0n) === 0n, 'withdrawals_stopped');
  require(amount >= minimum, 'amount_below_minimum');
  const worth = worthE6(w, asset, amount)!;
  const { fiat1E6, fiat2E6 } = identityLimits(w);
  const fiat = w.customers.get(customer)!.identityLevel === 2 ? fiat2E6 : fiat1E6;
  require(to.network !== 'BANK' || worth <= fiat, 'fiat_limit');
  require(w.ledger.available(customer, 'funding', asset) >= amount, 'insufficient_balance');
  w.ledger.hold(customer, 'funding', asset, amount);
  const withdrawal = ++w.lastWithdrawal;
  const operators = operatorsFor(w, worth);
  const kind = 'funding';
  w.withdrawals.set(withdrawal, { customer, kind, asset, amount, fee, state: 'requested', operators, lastAct: 0 });
  w.exits.push({ customer, asset, amount, worthE8, at: w.at, withdrawal });
  const { destination, memo } = to;
  const going = { network: to.network, destination, memo, operators };
  w.emit({ type: 'WithdrawalHeld', withdrawal, customer, kind, asset, amount, fee, valueE8: worthE8, ...going });
}

type Step = { customer: number; withdrawal: number };

function openIn(w: NaiveWorld, c: Step, states: readonly NaiveWithdrawal['state'][]): NaiveWithdrawal {
  const open = w.withdrawals.get(c.withdrawal);
  require(open !== undefined && open.customer === c.customer, 'withdrawal_not_found');
  require(states.includes(open.state), 'withdrawal_in_another_state');
  return open;
}

/** So many operators have said so within the hour, of this withdrawal, in an act that has not moved it before. */
function requireSaid(
  w: NaiveWorld,
  open: NaiveWithdrawal,
  id: number,
  people: number,
  action: string,
  act: number,
): void {
  const said = recentAct(w, act);
  require(said !== undefined && !said.failed && said.operator !== 0, 'operator_act_not_agreed');
  require(people === 1 || said.second !== 0, 'operator_act_not_agreed');
  const fits = said.action === action && said.subjectKind === 'withdrawal' && said.subject === `${id}`;
  require(fits && act > open.lastAct, 'operator_act_not_agreed');
}

function move(
  w: NaiveWorld,
  { customer, withdrawal }: Step,
  open: NaiveWithdrawal,
  state: NaiveWithdrawal['state'],
  act = 0,
  evidence = '',
): void {
  open.state = state;
  if (act > 0) open.lastAct = act;
  w.emit({ type: 'WithdrawalMoved', withdrawal, customer, state, operators: open.operators, act, evidence });
}

export function reviewWithdrawal(w: NaiveWorld, c: Of<'ReviewWithdrawal'>): void {
  const open = openIn(w, c, ['requested']);
  if (c.isFlagged && open.operators === 0) open.operators = 1;
  move(w, c, open, open.operators === 0 ? 'approved' : 'under_review');
}

export function approveWithdrawal(w: NaiveWorld, c: Of<'ApproveWithdrawal'>): void {
  const open = openIn(w, c, ['under_review']);
  requireSaid(w, open, c.withdrawal, open.operators, 'approve_withdrawal', c.act);
  move(w, c, open, 'approved', c.act);
}

function release(w: NaiveWorld, c: Step, open: NaiveWithdrawal, reason: 'canceled' | 'rejected', act: number): void {
  w.withdrawals.delete(c.withdrawal);
  w.exits = w.exits.filter((exit) => exit.withdrawal !== c.withdrawal);
  w.ledger.release(open.customer, open.kind, open.asset, open.amount);
  const { customer, kind, asset, amount } = open;
  w.emit({ type: 'WithdrawalReleased', withdrawal: c.withdrawal, customer, kind, asset, amount, reason, act });
}

/** "Cancelable until approved", "rejected / canceled (funds back at once)". */
export function cancelWithdrawal(w: NaiveWorld, c: Of<'CancelWithdrawal'>): void {
  release(w, c, openIn(w, c, ['requested', 'under_review']), 'canceled', 0);
}

export function rejectWithdrawal(w: NaiveWorld, c: Of<'RejectWithdrawal'>): void {
  const open = openIn(w, c, ['requested', 'under_review', 'approved']);
  requireSaid(w, open, c.withdrawal, 1, 'reject_withdrawal', c.act);
  release(w, c, open, 'rejected', c.act);
}

export function signWithdrawal(w: NaiveWorld, c: Of<'SignWithdrawal'>): void {
  requireSound(plain(c.transaction, 4, 128, 0x21), 'transaction_invalid');
  const open = openIn(w, c, ['approved']);
  require((w.differences.get(open.asset) ?? 0n) === 0n, 'withdrawals_stopped');
  move(w, c, open, 'signed', 0, c.transaction);
}

/** D21: "Unknown is a state; reconcile." */
export function recordBroadcast(w: NaiveWorld, c: Of<'RecordBroadcast'>): void {
  requireSound(c.outcome === 'sent' || c.outcome === 'unknown', 'outcome_invalid');
  if (c.outcome === 'unknown') return move(w, c, openIn(w, c, ['signed', 'sent']), 'broadcast_unknown');
  move(w, c, openIn(w, c, ['signed', 'broadcast_unknown']), 'sent');
}

export function retryWithdrawal(w: NaiveWorld, c: Of<'RetryWithdrawal'>): void {
  requireSound(digest(c.evidence), 'evidence_invalid');
  const open = openIn(w, c, ['broadcast_unknown']);
  requireSaid(w, open, c.withdrawal, 2, 'retry_withdrawal', c.act);
  move(w, c, open, 'approved', c.act, c.evidence);
}

export function settleWithdrawal(w: NaiveWorld, c: Of<'SettleWithdrawal'>): void {
  requireSound(plain(c.transaction, 4, 128, 0x21), 'transaction_invalid');
  const { customer, kind, asset, amount, fee } = openIn(w, c, ['signed', 'broadcast_unknown', 'sent']);
  w.withdrawals.delete(c.withdrawal);
  w.ledger.post(customer, kind, asset, 0n, -amount);
  w.ledger.post(world, 'funding', asset, amount - fee, 0n);
  w.ledger.post(fees, 'funding', asset, fee, 0n);
  const { withdrawal, transaction } = c;
  w.emit({ type: 'WithdrawalSettled', withdrawal, customer, kind, asset, amount, fee, transaction });
}

/** "A withdrawal to an address of the house settles inside." */
export function settleInside(w: NaiveWorld, c: Of<'SettleWithdrawalInside'>): void {
  const { customer, kind, asset, amount, fee } = openIn(w, c, ['approved']);
  const { recipient, withdrawal } = c;
  require(recipient !== customer, 'transfer_to_oneself');
  require(recipient >= 1000 && w.customers.get(recipient)?.closed === false, 'recipient_not_found');
  require(w.ledger.available(recipient, 'funding', asset) + amount - fee <= maxAmount, 'amount_out_of_range');
  w.withdrawals.delete(withdrawal);
  w.ledger.post(customer, kind, asset, 0n, -amount);
  w.ledger.post(recipient, 'funding', asset, amount - fee, 0n);
  w.ledger.post(fees, 'funding', asset, fee, 0n);
  w.emit({ type: 'WithdrawalSettledInside', withdrawal, customer, kind, asset, amount, fee, recipient });
}

export function setReconciliation(w: NaiveWorld, { asset, difference, evidence }: Of<'SetReconciliation'>): void {
  requireSound(digest(evidence), 'evidence_invalid');
  requireSound(difference <= maxAmount && difference >= -maxAmount, 'amount_out_of_range');
  require(w.assets.has(asset), 'asset_not_found');
  w.differences.set(asset, difference);
  w.emit({ type: 'ReconciliationSet', asset, difference, evidence });
}

export function setTerms(w: NaiveWorld, c: Of<'SetWithdrawalTerms'>): void {
  const { asset, minimum, fee } = c;
  requireSound(network(c.network), 'network_invalid');
  requireSound(fee >= 0n && minimum > fee && minimum <= maxAmount, 'withdrawal_terms_invalid');
  requireSound(isWithin(c.effectiveAt, 0, 1e14), 'effective_at_invalid');
  require(w.assets.has(asset), 'asset_not_found');
  const from = Math.max(c.effectiveAt, w.at);
  const key = `${asset} ${c.network}`;
  w.withdrawalTerms.set(key, [...(w.withdrawalTerms.get(key) ?? []), [from, { minimum, fee }]]);
  w.emit({ type: 'WithdrawalTermsSet', asset, network: c.network, minimum, fee, effectiveAt: from });
}

export function setReview(w: NaiveWorld, { oneFromE6, twoFromE6, effectiveAt }: Of<'SetWithdrawalReview'>): void {
  const sound = oneFromE6 >= 0n && twoFromE6 >= oneFromE6 && twoFromE6 <= maxAmount;
  requireSound(sound, 'withdrawal_terms_invalid');
  requireSound(isWithin(effectiveAt, 0, 1e14), 'effective_at_invalid');
  const from = Math.max(effectiveAt, w.at);
  w.withdrawalReview.push([from, oneFromE6, twoFromE6]);
  w.emit({ type: 'WithdrawalReviewSet', oneFromE6, twoFromE6, effectiveAt: from });
}
