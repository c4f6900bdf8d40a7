import { isWithin } from '../../../kernel/amounts.ts';
import type { ExitGuard } from '../../../kernel/exits.ts';
import type { Context } from '../../../kernel/product.ts';
import { accountKinds, type WithdrawalState, withdrawalStates } from '../../../kernel/vocabulary.ts';
import type { Ledger } from '../../../ledger/ledger.ts';
import type { WithdrawalEvent } from '../events.ts';
import type { WithdrawalEvolvePorts } from '../state/evolve.ts';
import type { WithdrawalsState } from '../state/state.ts';

/** What operators must have said. */
export interface AgreedAct {
  readonly action: string;
  readonly subjectKind: string;
  readonly subject: string;
}

/** What withdrawals ask of their neighbours. */
export interface WithdrawalPorts extends WithdrawalEvolvePorts {
  readonly exits: ExitGuard;
  /** The code and the decimals of an asset; null for an unknown one. */
  asset(asset: number): { readonly code: string; readonly scale: number } | null;
  /** What an amount is worth in 1e-6 USDT at the index, rounded up; null where there is none. */
  worthE6(asset: number, amount: bigint): bigint | null;
  /** The last tick of an asset in 1e-8 USDT for one whole unit, 0 before the first. */
  priceE8(asset: number): number;
  /** Whether so many operators have said that they do this, within the last hour. */
  saidBy(operators: 1 | 2, act: number, what: AgreedAct, at: number): boolean;
  /** Whether somebody has opened a customer whom nobody has closed. */
  isOpen(customer: number): boolean;
  /** What one trade against fiat may be worth for a customer, in 1e-6 USDT. */
  fiatLimitE6(customer: number, at: number): bigint;
}

export interface WithdrawalDesk {
  readonly state: WithdrawalsState;
  readonly ledger: Pick<Ledger, 'available'>;
  readonly ports: WithdrawalPorts;
}

export type WithdrawalContext = Context<WithdrawalEvent>;

/** An open withdrawal of a customer as decisions read it. */
export function withdrawalOf({ withdrawals, withdrawalSlots }: WithdrawalsState, customer: number, withdrawal: number) {
  const slot = isWithin(withdrawal, 1, Number.MAX_SAFE_INTEGER) ? withdrawalSlots.get(withdrawal) : -1;
  const { columns } = withdrawals;
  if (slot < 0 || columns.customer[slot] !== customer) return null;
  return {
    held: {
      withdrawal,
      customer,
      kind: accountKinds[columns.kind[slot]!]!,
      asset: columns.asset[slot]!,
      amount: columns.amount[slot]!,
    },
    fee: columns.fee[slot]!,
    state: withdrawalStates[columns.state[slot]!]! satisfies WithdrawalState,
    operators: columns.operators[slot]!,
    lastAct: columns.act[slot]!,
  };
}

export type OpenWithdrawal = NonNullable<ReturnType<typeof withdrawalOf>>;
