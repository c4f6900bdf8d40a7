import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  HandCoins,
  ReceiptText,
  Repeat2,
  Scale,
  Sparkle,
} from 'lucide-react';
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
    convert_in: Repeat2,
    convert_out: Repeat2,
    customer_transfer_in: HandCoins,
    customer_transfer_out: HandCoins,
    customer_transfer_fee: ReceiptText,
    referral_share: HandCoins,
  },
};
