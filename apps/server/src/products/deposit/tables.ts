import type { Generated } from 'kysely';
import type { Amount } from '../../engine/projector/tables.ts';

/** `chain` over a chain, `hand` paid by hand: their numbers are counted apart. */
export type DepositKind = 'chain' | 'hand';

/** How the exchange's events leave a deposit. */
export type DepositViewState = 'seen' | 'unassigned' | 'undone' | 'requested' | 'credited' | 'rejected' | 'canceled';

/**
 * What arrived over a chain and what was paid by hand, one row each, for ever. `customer` 0 for nobody's; `amount` in the
 * asset's smallest unit: of a credited one what was credited. What a kind has nothing of is empty or 0. `seq`: the frame that
 * began it.
 */
export interface DepositsTable {
  kind: DepositKind;
  id: number;
  seq: number;
  customer: number;
  chain: string;
  transaction: string;
  output: string;
  asset: number;
  amount: Amount;
  dust: Amount;
  decimals: number;
  voucher: string;
  currency: string;
  fiat_e6: Amount;
  rate_e8: Amount;
  state: DepositViewState;
  act: number;
  at: number;
  changed_at: number;
}

/** What a customer said of a payment by hand beside what the exchange keeps. `voucher`: the id of a file; `fault`: why it was rejected. */
export interface DepositRequestTable {
  request: number;
  customer: number;
  account: string;
  network: string;
  voucher: string | null;
  fault: string;
  created_at: number;
}

/** A transaction that a customer misses. */
export interface DepositClaimTable {
  id: Generated<number>;
  customer: number;
  chain: string;
  network: string;
  asset: number;
  transaction: string;
  state: 'pending' | 'found' | 'rejected';
  fault: string;
  created_at: number;
  changed_at: number;
}

export interface DepositTables {
  'view.deposits': DepositsTable;
  'deposits.request': DepositRequestTable;
  'deposits.claim': DepositClaimTable;
}
