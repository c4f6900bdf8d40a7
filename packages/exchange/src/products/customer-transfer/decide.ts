import { amountMax, balanceMax, isWithin } from '../../kernel/amounts.ts';
import type { Context, Deciders, TimerDeciders } from '../../kernel/product.ts';
import type { Rejection } from '../../kernel/rejection.ts';
import { firstCustomerId, usdtAsset } from '../../kernel/vocabulary.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { CustomerTransferCommand, TransferToCustomer } from './commands.ts';
import type { CustomerTransferPorts } from './customer-transfer.ts';
import type { CustomerTransferEvent } from './events.ts';
import { transferFeeOf } from './formulas.ts';
import { customerTransferRejections as refuse } from './rejections.ts';
import { type ReadCustomerTransferState, transferFeesTimerKind } from './state.ts';

/** No transfer costs more than 1 % of its amount or, where that is more, 100 USDT. */
const feePpmMax = 10_000;
const feeLeastMaxE6 = 100_000_000;
/** USDT is worth itself. */
const usdtE8 = 100_000_000;

/** What decisions about transfers work with. */
export interface TransferDesk {
  readonly state: ReadCustomerTransferState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: CustomerTransferPorts;
}

export function decidersOf(desk: TransferDesk): Deciders<CustomerTransferCommand, CustomerTransferEvent> {
  return {
    TransferToCustomer: (context, command) => transferToCustomer(desk, context, command),

    SetCustomerTransferFees({ emit, at }, { feePpm, feeLeastE6, effectiveAt }) {
      if (!isWithin(feePpm, 0, feePpmMax) || !isWithin(feeLeastE6, 0, feeLeastMaxE6)) return refuse.termsInvalid;
      if (!isWithin(effectiveAt, 0, amountMax)) return refuse.termsInvalid;

      const isNow = effectiveAt <= at;
      if (isNow) emit({ type: 'CustomerTransferFeesSet', feePpm, feeLeastE6, effectiveAt: 0 });
      else emit({ type: 'CustomerTransferFeesAnnounced', feePpm, feeLeastE6, effectiveAt });
      return null;
    },
  };
}

/** Puts announced fees into force when their timer is due; its subject is the time that they were announced for. */
export function timersOf({ announcedFees }: ReadCustomerTransferState): TimerDeciders<CustomerTransferEvent> {
  return {
    [transferFeesTimerKind]({ emit }, { subject: effectiveAt }) {
      emit({ type: 'CustomerTransferFeesSet', ...announcedFees.at(effectiveAt), effectiveAt });
    },
  };
}

function transferToCustomer(
  desk: TransferDesk,
  { emit, answer, at }: Context<CustomerTransferEvent>,
  { customer, recipient, asset, amount }: TransferToCustomer,
): Rejection | null {
  if (!(amount > 0n)) return refuse.amountNotPositive;
  if (amount > balanceMax) return refuse.amountOutOfRange;
  if (customer === recipient) return refuse.toOneself;
  if (desk.ports.scaleOf(asset) < 0) return refuse.assetNotFound;
  const barred = desk.ports.exits.exitBarred({ customer, asset, amount, at }) ?? notReceiving(desk.ports, recipient);
  if (barred) return barred;
  const fee = feeOf(desk, asset, amount);
  if (fee === null) return refuse.indexUnavailable;
  if (desk.ledger.available(customer, 'funding', asset) < amount + fee) return refuse.insufficientBalance;

  const valueE8 = desk.ports.exits.valueE8(asset, amount)!;
  const transfer = desk.state.counters.lastTransfer + 1;
  emit({ type: 'CustomerTransferred', transfer, customer, recipient, asset, amount, fee, valueE8 });
  answer.id = transfer;
  return null;
}

/** The fee of a transfer of an asset that is listed; null while it has no index. */
export function feeOf({ state, ports }: Omit<TransferDesk, 'ledger'>, asset: number, amount: bigint): bigint | null {
  const price = asset === usdtAsset ? usdtE8 : ports.priceE8(asset);
  return price === 0 ? null : transferFeeOf(state.fees, amount, ports.scaleOf(asset), price);
}

/**
 * Why nothing may be given to somebody, or null. What is frozen or closed takes nothing: the giver would never get it back.
 */
function notReceiving(ports: CustomerTransferPorts, recipient: number): Rejection | null {
  const standing = recipient >= firstCustomerId ? ports.standing(recipient) : null;
  if (standing === null) return refuse.recipientNotFound;
  const { state, tradingFreeze, withdrawalFreeze } = standing;
  const takes = state === 'open' && tradingFreeze === 'none' && withdrawalFreeze === 'none';
  return takes ? null : refuse.recipientUnavailable;
}
