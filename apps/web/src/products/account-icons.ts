import { ArrowDownToLine, ArrowLeftRight, ArrowUpFromLine, ReceiptText, Scale, Sparkle } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {
    deposit: ArrowDownToLine,
    withdraw: ArrowUpFromLine,
    transfer: ArrowLeftRight,
    bills: ReceiptText,
  },
  bills: {
    deposit: ArrowDownToLine,
    withdrawal: ArrowUpFromLine,
    withdrawal_fee: ReceiptText,
    transfer_in: ArrowLeftRight,
    transfer_out: ArrowLeftRight,
    adjustment: Scale,
    dust: Sparkle,
  },
};
