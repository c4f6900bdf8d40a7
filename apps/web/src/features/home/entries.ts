import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Blocks,
  Building2,
  ChartCandlestick,
  CirclePlus,
  CircleQuestionMark,
  Cloud,
  Gamepad2,
  Gauge,
  Gift,
  Headset,
  Image,
  Info,
  Landmark,
  Lock,
  Mail,
  MessagesSquare,
  Phone,
  ReceiptText,
  Repeat2,
  Rocket,
  Scale,
  ScrollText,
  Settings,
  Split,
  Ticket,
  Timer,
  TrendingUp,
  Users,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import type { Catalogue } from '../../locales/catalogue.ts';

export type EntryId = Exclude<keyof Catalogue['home']['entries'], 'more'>;
export type EntryGroup = keyof Catalogue['home']['groups'];

/** One row a product: its text is `home.entries.<id>`, `to` the screen that it has, null until there is one. */
export interface Entry {
  id: EntryId;
  icon: LucideIcon;
  group: EntryGroup;
  to: `/pages/${string}` | null;
}

export const groups: readonly EntryGroup[] = ['trade', 'earn', 'funds', 'discover', 'help'];

export const entries: readonly Entry[] = [
  { id: 'spot', icon: ChartCandlestick, group: 'trade', to: '/pages/transaction/index' },
  { id: 'convert', icon: Repeat2, group: 'trade', to: null },
  { id: 'contract', icon: ScrollText, group: 'trade', to: null },
  { id: 'options', icon: Timer, group: 'trade', to: null },
  { id: 'stocks', icon: Building2, group: 'trade', to: null },
  { id: 'superLeverage', icon: Zap, group: 'trade', to: null },
  { id: 'copy', icon: Users, group: 'trade', to: null },
  { id: 'earn', icon: TrendingUp, group: 'earn', to: null },
  { id: 'savings', icon: Lock, group: 'earn', to: null },
  { id: 'dual', icon: Split, group: 'earn', to: null },
  { id: 'defi', icon: Blocks, group: 'earn', to: null },
  { id: 'cloudMining', icon: Cloud, group: 'earn', to: null },
  { id: 'ieo', icon: Rocket, group: 'earn', to: null },
  { id: 'deposit', icon: ArrowDownToLine, group: 'funds', to: '/pages/fund/assets?deposit=1' },
  { id: 'withdraw', icon: ArrowUpFromLine, group: 'funds', to: null },
  { id: 'transfer', icon: ArrowLeftRight, group: 'funds', to: '/pages/fund/transfer' },
  { id: 'bills', icon: ReceiptText, group: 'funds', to: '/pages/fund/assets_record' },
  { id: 'p2p', icon: CirclePlus, group: 'funds', to: null },
  { id: 'loans', icon: Landmark, group: 'funds', to: null },
  { id: 'nft', icon: Image, group: 'discover', to: null },
  { id: 'coupons', icon: Ticket, group: 'discover', to: null },
  { id: 'game', icon: Gamepad2, group: 'discover', to: null },
  { id: 'invite', icon: Gift, group: 'discover', to: null },
  { id: 'creditScore', icon: Gauge, group: 'discover', to: null },
  { id: 'chat', icon: MessagesSquare, group: 'discover', to: null },
  { id: 'messages', icon: Mail, group: 'help', to: null },
  { id: 'service', icon: Headset, group: 'help', to: null },
  { id: 'faq', icon: CircleQuestionMark, group: 'help', to: null },
  { id: 'about', icon: Info, group: 'help', to: null },
  { id: 'contact', icon: Phone, group: 'help', to: null },
  { id: 'compliance', icon: Scale, group: 'help', to: null },
  { id: 'settings', icon: Settings, group: 'help', to: '/pages/setting/setting' },
];

const frontIds: readonly EntryId[] = ['deposit', 'convert', 'copy', 'earn', 'ieo', 'nft', 'p2p', 'loans', 'invite'];

/** What stands on the page itself, in its order; the others are behind "More". */
export const frontEntries: readonly Entry[] = frontIds.flatMap((id) => entries.filter((entry) => entry.id === id));
