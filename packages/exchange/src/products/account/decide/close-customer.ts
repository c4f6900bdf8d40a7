import type { Rejection } from '../../../kernel/rejection.ts';
import { firstCustomerId, type FreezeReason, freezeReasons } from '../../../kernel/vocabulary.ts';
import { customerIdMax } from '../../../ledger/ledger.ts';
import type { BalanceView } from '../../../views.ts';
import type { CloseCustomer } from '../commands.ts';
import { accountRejections as refuse } from '../rejections.ts';
import { type AccountContext, type AccountDesk, isId, worthOf } from './desk.ts';

/** Who asked for these freezes may still leave. */
const ownFreezes: ReadonlySet<FreezeReason> = new Set(['none', 'closing', 'self_exclusion']);

/** Closes accounts in which nothing is left but what the customer gives up. */
export function closeCustomer(desk: AccountDesk, context: AccountContext, command: CloseCustomer): Rejection | null {
  const { customer, dustLimitE6 } = command;
  const { customers, customerSlots } = desk.state;
  if (!isId(customer, customerIdMax) || customer < firstCustomerId) return refuse.customerInvalid;
  if (dustLimitE6 < 0n) return refuse.limitInvalid;
  const slot = customerSlots.get(customer);
  if (slot < 0) return refuse.customerNotFound;
  const { closedAt, tradingFreeze, withdrawalFreeze } = customers.columns;
  if (closedAt[slot] !== 0) return refuse.accountClosed;
  for (const place of [tradingFreeze[slot]!, withdrawalFreeze[slot]!]) {
    const reason = freezeReasons[place]!;
    if (!ownFreezes.has(reason)) return { ...refuse.accountFrozen, detail: { reason } };
  }
  const left = leftOf(desk, customer);
  if (desk.ports.hasOpen(customer) || !isDust(desk, left, dustLimitE6)) return refuse.accountNotEmpty;

  for (const { kind, asset, available } of left)
    context.emit({ type: 'DustGivenUp', customer, kind, asset, amount: available });
  context.emit({ type: 'CustomerClosed', customer });
  return null;
}

/** Every balance of a customer that isn't empty. */
function leftOf({ state, ledger }: AccountDesk, customer: number): BalanceView[] {
  const { asset } = state.assets.columns;
  const assets = Array.from(state.assets.slots(), (slot) => asset[slot]!).toSorted((left, right) => left - right);
  return ledger.balancesOf(customer, assets).filter(({ available, held }) => available > 0n || held > 0n);
}

/** Whether all that is left is free and worth no more than the limit together; what has no index may be worth anything. */
function isDust(desk: AccountDesk, left: readonly BalanceView[], limitE6: bigint): boolean {
  let sum = 0n;
  for (const { asset, available, held } of left) {
    const worth = worthOf(desk, asset, available);
    if (held > 0n || worth === null) return false;
    sum += worth;
  }
  return sum <= limitE6;
}
