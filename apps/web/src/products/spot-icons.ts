import { ChartCandlestick, ReceiptText } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {
    spot: ChartCandlestick,
  },
  bills: {
    trade: ChartCandlestick,
    fee: ReceiptText,
  },
};
