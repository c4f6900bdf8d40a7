import { HandCoins, Split } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {},
  bills: {
    split: Split,
    dividend: HandCoins,
  },
};
