import { type Claim, type Formula, type ReceiptOf, replayed, type ReplayedStep } from '../kernel/receipt.ts';
import { oneNamespace } from '../kernel/registry.ts';
import { binaryOptionReceipts } from './binary-option/receipts/receipts.ts';
import { convertReceipts } from './convert/receipts/receipts.ts';
import { copyTradingReceipts } from './copy-trading/receipts/receipts.ts';
import { customerTransferReceipts } from './customer-transfer/receipts.ts';
import { perpetualReceipts } from './perpetual/receipts/receipts.ts';
import { spotReceipts } from './spot/receipts.ts';
import { stockReceipts } from './stock/receipts.ts';
import { withdrawalReceipts } from './withdrawal/receipts.ts';

export {
  type Claim,
  isProven,
  type Measure,
  type Origin,
  type PlacedFrame,
  type ReceiptWorld,
  type TermsInForce,
  type ReplayedStep,
} from '../kernel/receipt.ts';

/** The registry of receipts: one row a product that settles. A browser loads it alone, without the exchange. */
const rows = [
  binaryOptionReceipts,
  convertReceipts,
  copyTradingReceipts,
  customerTransferReceipts,
  perpetualReceipts,
  spotReceipts,
  stockReceipts,
  withdrawalReceipts,
] as const;

const formulas = oneNamespace<Formula>(
  'the formula of a receipt',
  rows.map((row) => row.formulas),
);

/** A method, so that what is for one kind of event may stand in the table of all: its name chooses it. */
interface Named {
  of(receipt: ReceiptOf<{ type: string }>): void;
}
type AnyReceipt = Parameters<Named['of']>[0];

/** How the receipt of every event that has one is made, by its name. */
export const receipts: ReadonlyMap<string, AnyReceipt> = oneNamespace<AnyReceipt>(
  'the receipt of an event',
  rows.map((row) => row.events as unknown as Readonly<Record<string, AnyReceipt>>),
);

/** The kinds of claims that this release has a formula of. */
export const receiptKinds: readonly string[] = [...formulas.keys()];

/** Recomputes a claim by the formula of its kind; null for a kind that this release doesn't know. */
export function replayClaim(kind: string, claim: Pick<Claim, 'given' | 'recorded'>): readonly ReplayedStep[] | null {
  const formula = formulas.get(kind);
  return formula === undefined ? null : replayed(formula, claim);
}
