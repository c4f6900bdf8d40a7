import { balanceMax } from '../../../kernel/amounts.ts';
import type { Context } from '../../../kernel/product.ts';
import type { Rejection } from '../../../kernel/rejection.ts';
import type { ReadState } from '../../../kernel/table.ts';
import { type AccountKind, systemAccounts } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { AccountPorts, AgreedAct } from '../account.ts';
import type { AccountEvent } from '../events.ts';
import { worthE6 } from '../formulas.ts';
import { accountRejections as refuse } from '../rejections.ts';
import type { AccountState } from '../state.ts';

/** What every decision about accounts works with. */
export interface AccountDesk {
  readonly state: ReadState<AccountState>;
  readonly ledger: Pick<Ledger, 'available' | 'balancesOf'>;
  readonly ports: AccountPorts;
}

export type AccountContext = Context<AccountEvent>;

/** USDT is worth itself. */
const usdtE8 = 100_000_000;

export function isId(value: number, max: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && value <= max;
}

/** Why nothing of a customer's moves any more, or never did; null for an open account. */
export function closedOrUnknown(
  { customers, customerSlots }: ReadState<AccountState>,
  customer: number,
): Rejection | null {
  const slot = customerSlots.get(customer);
  if (slot < 0) return refuse.customerNotFound;
  return customers.columns.closedAt[slot] === 0 ? null : refuse.accountClosed;
}

/** Whether an asset would come into an account that isn't its own: shares are synthetic, and belong to no other product. */
export function isMisplaced({ ports }: Pick<AccountDesk, 'ports'>, asset: number, kind: AccountKind): boolean {
  return kind !== 'stock' && ports.isShare(asset);
}

/** Whether an arrival of this name was credited, by whatever way (D19). */
export function isCredited({ state, ports }: Pick<AccountDesk, 'state' | 'ports'>, reference: string): boolean {
  return state.references.has(reference) || ports.isCredited(reference);
}

/** Whether an amount that arrives would take an account or the world out of the bounds of a balance. */
export function isOutOfRange(
  { ledger }: AccountDesk,
  customer: number,
  kind: AccountKind,
  asset: number,
  amount: bigint,
): boolean {
  if (ledger.available(customer, kind, asset) + amount > balanceMax) return true;
  return amount - ledger.available(systemAccounts.world, 'funding', asset) >= balanceMax;
}

/** What an amount of a listed asset is worth in 1e-6 USDT, rounded up; null where the asset has no index. */
export function worthOf(
  { state, ports }: Pick<AccountDesk, 'state' | 'ports'>,
  asset: number,
  amount: bigint,
): bigint | null {
  const slot = state.assetSlots.get(asset);
  const { code, scale } = state.assets.columns;
  const price = code[slot] === 'USDT' ? usdtE8 : ports.priceE8(asset);
  return price === 0 ? null : worthE6(amount, scale[slot]!, price);
}

/** Whether two operators have agreed on an act of this kind a moment ago that has moved nothing yet. */
export function isAgreed({ ports, state }: AccountDesk, act: number, what: AgreedAct, at: number): boolean {
  const { columns } = state.doneActs;
  for (const slot of state.doneActs.slots()) if (columns.act[slot] === act) return false;
  return ports.agreed(act, what, at);
}
