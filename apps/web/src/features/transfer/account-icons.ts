import {
  ArrowLeftRight,
  ChartCandlestick,
  HandCoins,
  Landmark,
  PiggyBank,
  Timer,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import type { AccountKindWord } from '@auric/api';

export const accountIcons: Readonly<Record<AccountKindWord, LucideIcon>> = {
  funding: Wallet,
  spot: ArrowLeftRight,
  perpetual: ChartCandlestick,
  option: Timer,
  stock: Landmark,
  margin: HandCoins,
  earn: PiggyBank,
};
