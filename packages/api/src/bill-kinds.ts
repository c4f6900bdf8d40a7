import { accountBillKinds } from './account/bill-kinds.ts';
import { binaryOptionBillKinds } from './binary-option/bill-kinds.ts';
import { convertBillKinds } from './convert/bill-kinds.ts';
import { copyTradingBillKinds } from './copy-trading/bill-kinds.ts';
import { customerTransferBillKinds } from './customer-transfer/bill-kinds.ts';
import { perpetualBillKinds } from './perpetual/bill-kinds.ts';
import { referralBillKinds } from './referral/bill-kinds.ts';
import { stockBillKinds } from './stock/bill-kinds.ts';
import { tradeBillKinds } from './spot/bill-kinds.ts';

/**
 * Why a balance changed: one word for each kind of entry in the ledger, from every product. The server's tests hold them to
 * the exchange's. Without a schema, so that a browser loads no more than the words.
 */
export const billKinds = [
  ...accountBillKinds,
  ...binaryOptionBillKinds,
  ...convertBillKinds,
  ...copyTradingBillKinds,
  ...customerTransferBillKinds,
  ...perpetualBillKinds,
  ...referralBillKinds,
  ...stockBillKinds,
  ...tradeBillKinds,
] as const;
export type BillKind = (typeof billKinds)[number];
