import type { Command } from '../../src/index.ts';
import { requireAmount } from './naive-accounts.ts';
import { worthE6 } from './naive-corrections.ts';
import { countArrival, identityLimits } from './naive-exits.ts';
import { recentAct } from './naive-operators.ts';
import { isWithin, maxAmount } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

/** Coins from a chain that aren't credited. `customer`: 0 for nobody's. */
export interface NaiveDeposit {
  customer: number;
  /** Chain, transaction and output. */
  name: string;
  asset: number;
  amount: bigint;
  isFinal: boolean;
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const world = 1;

const digest = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** A customer, not the house, whom nobody has closed. */
function isThere(w: NaiveWorld, customer: number): boolean {
  return isWithin(customer, 1000, 2 ** 38) && w.customers.get(customer)?.closed === false;
}

/**
 * "The automatic path is the chain adapter": in lower case, so that nothing has two names. D19: "unique by chain, transaction,
 * output".
 */
export function recordDeposit(w: NaiveWorld, c: Of<'RecordDeposit'>): void {
  const { chain, transaction, output, asset, delivered, decimals } = c;
  requireSound(/^[0-9a-z]+$/.test(chain) && isWithin(chain.length, 2, 16), 'chain_invalid');
  requireSound(/^[0-9a-z]+$/.test(transaction) && isWithin(transaction.length, 4, 128), 'transaction_invalid');
  requireSound(/^[0-9a-z][0-9a-z. ]*$/.test(output) && output.length <= 64, 'output_invalid');
  requireSound(isWithin(decimals, 0, 18), 'decimals_invalid');
  requireSound(delivered > 0n, 'amount_not_positive');
  const listed = w.assets.get(asset);
  require(listed !== undefined, 'asset_not_found');
  const name = JSON.stringify([chain, transaction, output]);
  require(!w.creditedArrivals.has(name), 'deposit_already_credited');
  require([...w.deposits.values()].every((open) => open.name !== name), 'deposit_already_seen');
  // D22: the delivered amount, in the unit of a balance; the rest is kept under its own name.
  const whole = delivered * 10n ** BigInt(listed.scale);
  const unit = 10n ** BigInt(decimals);
  const amount = whole / unit;
  const dust = (whole % unit) / 10n ** BigInt(listed.scale);
  require(amount > 0n, 'deposit_below_unit');
  require(amount <= maxAmount, 'amount_out_of_range');
  const deposit = ++w.lastChainDeposit;
  const customer = isThere(w, c.customer) ? c.customer : 0;
  w.deposits.set(deposit, { customer, name, asset, amount, isFinal: false });
  w.emit({ type: 'DepositSeen', deposit, customer, chain, transaction, output, asset, amount, dust, decimals });
}

function openDeposit(w: NaiveWorld, id: number): NaiveDeposit {
  const open = w.deposits.get(id);
  require(open !== undefined, 'deposit_not_found');
  return open;
}

/** Funding receives deposits (rules section 12), and "every movement is double-entry", with the world outside. */
function arrive(w: NaiveWorld, customer: number, asset: number, amount: bigint): void {
  w.ledger.post(world, 'funding', asset, -amount, 0n);
  w.ledger.post(customer, 'funding', asset, amount, 0n);
  countArrival(w, customer, asset, amount);
}

function requireRoom(w: NaiveWorld, customer: number, asset: number, amount: bigint): void {
  require(w.ledger.available(customer, 'funding', asset) + amount <= maxAmount, 'amount_out_of_range');
  require(amount - w.ledger.available(world, 'funding', asset) < maxAmount, 'amount_out_of_range');
}

function credit(w: NaiveWorld, deposit: number, { name, customer, asset, amount }: NaiveDeposit): void {
  w.deposits.delete(deposit);
  w.creditedArrivals.add(name);
  arrive(w, customer, asset, amount);
  w.emit({ type: 'DepositCredited', deposit, customer, asset, amount });
}

/** "Confirmations: BTC 2, ETH 12, TRON 20" have come, which the adapter counts. D22: without a memo it is nobody's yet. */
export function confirmDeposit(w: NaiveWorld, { deposit }: Of<'ConfirmDeposit'>): void {
  const open = openDeposit(w, deposit);
  require(!open.isFinal, 'deposit_in_another_state');
  if (open.customer === 0) {
    open.isFinal = true;
    return w.emit({ type: 'DepositUnassigned', deposit });
  }
  requireRoom(w, open.customer, open.asset, open.amount);
  credit(w, deposit, open);
}

/** D19: a reorganisation, before the credit; the same coins may come again. */
export function undoDeposit(w: NaiveWorld, { deposit }: Of<'UndoDeposit'>): void {
  const open = openDeposit(w, deposit);
  require(!open.isFinal, 'deposit_in_another_state');
  w.deposits.delete(deposit);
  w.emit({ type: 'DepositUndone', deposit, customer: open.customer });
}

/** So many operators have announced it within the hour, for this, and it hasn't failed. */
function requireSaid(w: NaiveWorld, act: number, people: 1 | 2, action: string, kind: string, id: number): void {
  const said = recentAct(w, act);
  require(said !== undefined && !said.failed && said.operator !== 0, 'operator_act_not_agreed');
  require(people === 1 || said.second !== 0, 'operator_act_not_agreed');
  const fits = said.action === action && said.subjectKind === kind && said.subject === `${id}`;
  require(fits, 'operator_act_not_agreed');
}

export function assignDeposit(w: NaiveWorld, { deposit, customer, act }: Of<'AssignDeposit'>): void {
  const open = openDeposit(w, deposit);
  require(open.customer === 0, 'deposit_in_another_state');
  require(isThere(w, customer), 'customer_not_found');
  requireSaid(w, act, 2, 'assign_deposit', 'deposit', deposit);
  if (open.isFinal) requireRoom(w, customer, open.asset, open.amount);
  open.customer = customer;
  w.emit({ type: 'DepositAssigned', deposit, customer, act });
  if (open.isFinal) credit(w, deposit, open);
}

/** "The request with voucher is the manual path", in fiat by the shown rate and within "identity limit per fiat trade". */
export function requestDeposit(w: NaiveWorld, { type: _type, ...c }: Of<'RequestDeposit'>): void {
  const { customer, asset, amount, currency, fiatE6, rateE8 } = c;
  requireAmount(amount);
  requireSound(c.voucher === '' || digest(c.voucher), 'voucher_invalid');
  const isPaid = [fiatE6, rateE8].every((value) => value > 0n && value <= maxAmount);
  const isFree = fiatE6 === 0n && rateE8 === 0n;
  requireSound(currency === '' ? isFree : /^[A-Z]{3}$/.test(currency) && isPaid, 'fiat_invalid');
  require(w.assets.has(asset), 'asset_not_found');
  require(isThere(w, customer), 'customer_not_found');
  const open = [...w.depositRequests.values()].filter((one) => one.customer === customer);
  require(open.length < 10, 'deposit_requests_full');
  if (currency !== '') {
    const worth = worthE6(w, asset, amount);
    require(worth !== undefined, 'index_unavailable');
    const paid = (fiatE6 * 10n ** 8n) / rateE8;
    require(worth <= paid, 'fiat_too_little');
    const { fiat1E6, fiat2E6 } = identityLimits(w);
    require(paid <= [0n, fiat1E6, fiat2E6][w.customers.get(customer)!.identityLevel]!, 'fiat_limit');
  }
  const request = ++w.lastDepositRequest;
  w.depositRequests.set(request, { customer, asset, amount });
  w.emit({ type: 'DepositRequested', request, ...c });
}

type Named = { customer: number; request: number };

function openRequest(w: NaiveWorld, { customer, request }: Named): { asset: number; amount: bigint } {
  const open = w.depositRequests.get(request);
  require(open !== undefined && open.customer === customer, 'deposit_request_not_found');
  return open;
}

function endRequest(w: NaiveWorld, { customer, request }: Named, end: 'canceled' | 'rejected', act: number): void {
  w.depositRequests.delete(request);
  w.emit({ type: 'DepositRequestEnded', request, customer, end, act });
}

export function cancelRequest(w: NaiveWorld, c: Of<'CancelDepositRequest'>): void {
  openRequest(w, c);
  endRequest(w, c, 'canceled', 0);
}

export function rejectRequest(w: NaiveWorld, c: Of<'RejectDepositRequest'>): void {
  openRequest(w, c);
  requireSaid(w, c.act, 1, 'reject_deposit', 'deposit_request', c.request);
  endRequest(w, c, 'rejected', c.act);
}

/** "Confirmed by an operator"; D22: what was delivered, never more than was declared; D19: one payment pays once. */
export function confirmRequest(w: NaiveWorld, c: Of<'ConfirmDepositRequest'>): void {
  const { customer, request, amount, reference, act } = c;
  requireSound(amount > 0n, 'amount_not_positive');
  requireSound(digest(reference), 'reference_invalid');
  const { asset, amount: declared } = openRequest(w, c);
  require(!w.references.has(reference), 'deposit_already_credited');
  require(amount <= declared, 'amount_above_request');
  requireSaid(w, act, 2, 'confirm_deposit', 'deposit_request', request);
  requireRoom(w, customer, asset, amount);
  w.depositRequests.delete(request);
  w.references.add(reference);
  arrive(w, customer, asset, amount);
  w.emit({ type: 'DepositRequestConfirmed', request, customer, asset, amount, reference, act });
}
