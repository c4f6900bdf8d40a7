import type { WithdrawalStateWord } from '@auric/api';
import type { Generated } from 'kysely';
import type { ConfiguredTable } from '../configured.ts';

/** A withdrawal as the journal has it. `recipient`: the customer who got it inside, else 0. Amounts in the smallest unit. */
export interface WithdrawalsTable {
  id: number;
  customer: number;
  recipient: Generated<number>;
  asset: number;
  amount: string;
  fee: string;
  network: string;
  destination: string;
  memo: string;
  state: WithdrawalStateWord;
  operators: number;
  transaction: Generated<string>;
  /** The act that decided it last, 0 for none. */
  act: Generated<number>;
  requested_at: number;
  changed_at: number;
  ended_at: number | null;
}

/** A state that a withdrawal has come into, by the frame that brought it there. */
export interface WithdrawalStepsTable {
  seq: number;
  withdrawal: number;
  state: WithdrawalStateWord;
  at: number;
}

/** What a customer calls an address of the book. */
export interface AddressLabelTable {
  address: number;
  customer: number;
  asset: number;
  network: string;
  destination: string;
  memo: string;
  name: string;
  qrcode: string;
  created_at: number;
}

export type CardKind = 'domestic' | 'international';

/**
 * A bank card of a customer; `address` is its number in the book of the exchange and `destination` how it is called there. One
 * that was replaced is kept: payments to it may be on their way.
 */
export interface BankCardTable {
  address: number;
  customer: number;
  kind: CardKind;
  destination: string;
  sealed: Buffer;
  saved_at: number;
  replaced_at: number | null;
}

/** Why operators reject, before the exchange is told: the word of which the customer reads a sentence. */
export interface WithdrawalRejectionTable {
  withdrawal: number;
  fault: string;
}

/** What an approved withdrawal waits for, as its sender saw it last; `note` is for operators. */
export interface WithdrawalWaitTable {
  withdrawal: number;
  waits_for: string;
  note: string;
  since: number;
}

export interface WithdrawalTables {
  'view.withdrawal_settings': ConfiguredTable;
  'view.withdrawals': WithdrawalsTable;
  'view.withdrawal_steps': WithdrawalStepsTable;
  'withdrawals.address_label': AddressLabelTable;
  'withdrawals.bank_card': BankCardTable;
  'withdrawals.rejection': WithdrawalRejectionTable;
  'withdrawals.wait': WithdrawalWaitTable;
}
