import { balanceMax } from '../../../kernel/amounts.ts';
import type { Context } from '../../../kernel/product.ts';
import { systemAccounts } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { DepositEvent } from '../events.ts';
import type { DepositEvolvePorts } from '../state/evolve.ts';
import type { DepositsState } from '../state/state.ts';

/** What operators must have said. */
interface AgreedAct {
  readonly action: string;
  readonly subjectKind: string;
  readonly subject: string;
}

/** What deposits ask of their neighbours. */
export interface DepositPorts extends DepositEvolvePorts {
  /** The decimals of an asset, -1 for an unknown one. */
  scaleOf(asset: number): number;
  /** What an amount is worth in 1e-6 USDT at the index, rounded up; null where there is none. */
  worthE6(asset: number, amount: bigint): bigint | null;
  /** Whether so many operators have said that they do this, within the last hour. */
  saidBy(operators: 1 | 2, act: number, what: AgreedAct, at: number): boolean;
  /** Whether somebody has opened a customer, not an account of the house, whom nobody has closed. */
  isOpen(customer: number): boolean;
  /** What one trade against fiat may be worth for a customer, in 1e-6 USDT. */
  fiatLimitE6(customer: number, at: number): bigint;
  /** Whether a reference was credited by another way. */
  isCredited(reference: string): boolean;
}

export interface DepositDesk {
  readonly state: DepositsState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: DepositPorts;
}

export type DepositContext = Context<DepositEvent>;

/** Whether an amount that arrives would take an account or the world out of the bounds of a balance. */
export function isOutOfRange(
  { ledger }: Pick<DepositDesk, 'ledger'>,
  customer: number,
  asset: number,
  amount: bigint,
): boolean {
  if (ledger.available(customer, 'funding', asset) + amount > balanceMax) return true;
  return amount - ledger.available(systemAccounts.world, 'funding', asset) >= balanceMax;
}
