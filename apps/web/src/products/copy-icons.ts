import { HandCoins } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {},
  bills: { profit_share_paid: HandCoins, profit_share_received: HandCoins },
};
