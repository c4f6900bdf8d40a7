/** A receipt that can be seen by who has its token: of the token only the SHA-256 is kept. `entry`: the bill that it is of. */
export interface SharedReceiptTable {
  customer: number;
  entry: number;
  digest: Buffer;
  at: number;
}

export interface ReceiptTables {
  'receipts.shared': SharedReceiptTable;
}
