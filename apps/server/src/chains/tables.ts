import type { Chain } from '@auric/api/addresses/chain';
import type { Generated } from 'kysely';

/** An address that a customer pays to; `position` is its place in the derivation. */
export interface ChainAddressTable {
  chain: Chain;
  position: number;
  customer: number;
  address: string;
  created_at: number;
}

/** One of the last blocks that were read. */
export interface ChainBlockTable {
  chain: Chain;
  height: number;
  hash: string;
}

/**
 * `seen`: in a block, not final yet. `confirmed`: final, its customer is credited. `undone`: its block is gone, before it was
 * final. `lost`: its block is gone after it was final; the house has to look.
 */
export type ArrivalState = 'seen' | 'confirmed' | 'undone' | 'lost';

/**
 * Coins that arrived; chain, transaction and output name them for ever. `amount` in the smallest unit of the chain.
 * `sighting` counts how often a block has brought them. `told`: the state that the exchange knows, of which sighting; empty
 * before it knew any. `deposit`: its number of it, 0 where it has none. `refusal`: why it took nothing, else empty.
 */
export interface ChainArrivalTable {
  chain: Chain;
  transaction: string;
  output: string;
  asset: string;
  decimals: number;
  address: string;
  amount: string;
  needed: number;
  height: number | null;
  confirmations: number;
  state: ArrivalState;
  seen_at: number;
  changed_at: number;
  sighting: Generated<number>;
  told: Generated<ArrivalState | ''>;
  told_sighting: Generated<number>;
  deposit: Generated<number>;
  refusal: Generated<string>;
}

export type PaymentPurpose = 'withdrawal' | 'sweep';

/** What was signed to be sent: `slot` is what it uses up, `key` who signed it, `is_open` whether it may still be mined. */
export interface ChainPaymentTable {
  id: Generated<number>;
  chain: Chain;
  purpose: PaymentPurpose;
  ref: string;
  transaction: string;
  raw: string;
  slot: string;
  key: string;
  is_open: Generated<boolean>;
  signed_at: number;
}

/** What moved on a simulated chain: which block has it, and between whom. `sender` is null where the faucet pays. */
export interface SandboxTransactionTable {
  chain: Chain;
  transaction: string;
  height: number;
  asset: string;
  sender: string | null;
  recipient: string;
  amount: string;
}

export interface ChainTables {
  'chains.address': ChainAddressTable;
  'chains.block': ChainBlockTable;
  'chains.arrival': ChainArrivalTable;
  'chains.payment': ChainPaymentTable;
  'chains.sandbox_transaction': SandboxTransactionTable;
}
