import { ChartNoAxesCombined, CircleCheckBig, HandCoins, ReceiptText, Scale } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {},
  bills: {
    position_open: ChartNoAxesCombined,
    position_close: CircleCheckBig,
    margin: Scale,
    contract_fee: ReceiptText,
    liquidation_fee: ReceiptText,
    funding_payment: HandCoins,
  },
};
