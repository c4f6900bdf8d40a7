import { CircleCheckBig, Hourglass } from 'lucide-react';
import type { ProductIcons } from './product.ts';

export const icons: ProductIcons = {
  entries: {},
  bills: { option_won: CircleCheckBig, option_lost: Hourglass },
};
