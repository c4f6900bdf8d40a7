import type { Amount } from '../../engine/projector/tables.ts';
import type { ConfiguredTable } from '../configured.ts';

/** What `customer` gave `recipient`; the fee came on top. */
export interface CustomerTransferTable {
  id: number;
  customer: number;
  recipient: number;
  at: number;
  asset: number;
  amount: Amount;
  fee: Amount;
}

export interface CustomerTransferTables {
  'view.customer_transfers': CustomerTransferTable;
  'view.transfer_fees': ConfiguredTable;
}
