import { account } from './account.ts';
import { convert } from './convert.ts';
import { copyTrading } from './copy-trading.ts';
import { deposit } from './deposit.ts';
import { following } from './following.ts';
import { messages } from './messages.ts';
import { option } from './option.ts';
import { perpetual } from './perpetual.ts';
import type { Product } from './product.ts';
import { site } from './site.ts';
import { spot } from './spot.ts';
import { stock } from './stock.ts';
import { withdrawal } from './withdrawal.ts';

/** All products of the client: a new one adds its row. Tabs stand in the order of their rows. */
export const products: readonly Product[] = [
  site,
  spot,
  perpetual,
  option,
  stock,
  copyTrading,
  following,
  account,
  convert,
  deposit,
  withdrawal,
  messages,
];
