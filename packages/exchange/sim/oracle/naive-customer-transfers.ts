import type { Command } from '../../src/index.ts';
import { requireAmount } from './naive-accounts.ts';
import { requireExit } from './naive-exits.ts';
import { ceilDivide, isWithin } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** What a transfer to another customer costs. */
export interface NaiveTransferFees {
  feePpm: number;
  feeLeastE6: number;
}

/**
 * Rules, section 9: "fee 0.1 %, at least 0.1 USDT worth, on top of the amount; irrevocable"; section 2: "fees up". Who gives
 * asks the exit guard; who takes is somebody whose account nothing has closed or frozen (read: by either freeze).
 */
export function transferToCustomer(w: NaiveWorld, c: Of<'TransferToCustomer'>): void {
  requireAmount(c.amount);
  requireSound(c.customer !== c.recipient, 'transfer_to_oneself');
  const asset = w.assets.get(c.asset);
  require(asset !== undefined, 'asset_not_found');
  const valueE8 = requireExit(w, c.customer, c.asset, c.amount);
  const recipient = c.recipient >= 1000 ? w.customers.get(c.recipient) : undefined;
  require(recipient !== undefined, 'recipient_not_found');
  const takes = recipient.tradingFreeze === 'none' && recipient.withdrawalFreeze === 'none' && !recipient.closed;
  require(takes, 'recipient_unavailable');
  const price = w.priceE8(c.asset);
  require(price > 0n, 'index_unavailable');
  const part = ceilDivide(c.amount * BigInt(w.transferFees.feePpm), 1_000_000n);
  // So many millionths of a USDT, in units of the asset: 10^scale units are worth price / 100 of them.
  const least = ceilDivide(BigInt(w.transferFees.feeLeastE6) * 10n ** BigInt(asset.scale) * 100n, price);
  const fee = part < least ? least : part;
  require(w.ledger.available(c.customer, 'funding', c.asset) >= c.amount + fee, 'insufficient_balance');
  w.ledger.post(c.customer, 'funding', c.asset, -(c.amount + fee), 0n);
  w.ledger.post(c.recipient, 'funding', c.asset, c.amount, 0n);
  w.ledger.post(2, 'funding', c.asset, fee, 0n);
  const transfer = ++w.lastCustomerTransfer;
  const { customer, amount } = c;
  w.exits.push({ customer, asset: c.asset, amount, worthE8: valueE8, at: w.at, withdrawal: 0 });
  w.emit({
    type: 'CustomerTransferred',
    transfer,
    customer,
    recipient: c.recipient,
    asset: c.asset,
    amount,
    fee,
    valueE8,
  });
}

/** "Configuration": by an event with its time; what was announced for the very same time gives way. */
export function setFees(w: NaiveWorld, { feePpm, feeLeastE6, effectiveAt }: Of<'SetCustomerTransferFees'>): void {
  // At most 1 %, or 100 USDT.
  requireSound(isWithin(feePpm, 0, 10_000) && isWithin(feeLeastE6, 0, 100_000_000), 'transfer_fees_invalid');
  requireSound(isWithin(effectiveAt, 0, Number.MAX_SAFE_INTEGER), 'transfer_fees_invalid');
  const fees = { feePpm, feeLeastE6 };
  if (effectiveAt <= w.at) {
    w.transferFees = fees;
    return w.emit({ type: 'CustomerTransferFeesSet', ...fees, effectiveAt: 0 });
  }
  w.announcedTransferFees = w.announcedTransferFees.filter(({ due }) => due !== effectiveAt);
  w.announcedTransferFees.push({ timer: ++w.lastTimer, due: effectiveAt, fees });
  w.emit({ type: 'CustomerTransferFeesAnnounced', ...fees, effectiveAt });
}

export function fireFees(w: NaiveWorld, announced: NaiveWorld['announcedTransferFees'][number]): void {
  w.announcedTransferFees = w.announcedTransferFees.filter((other) => other !== announced);
  w.transferFees = announced.fees;
  w.emit({ type: 'CustomerTransferFeesSet', ...announced.fees, effectiveAt: announced.due });
}
