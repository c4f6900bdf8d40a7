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
import type { MenuEntry, MenuEntryId, MenuGroup } from '@auric/api';
import { rowOf } from '../../routes.ts';

const icons: Readonly<Record<MenuEntryId, LucideIcon>> = {
  spot: ChartCandlestick,
  convert: Repeat2,
  contract: ScrollText,
  options: Timer,
  stocks: Building2,
  superLeverage: Zap,
  copy: Users,
  earn: TrendingUp,
  savings: Lock,
  dual: Split,
  defi: Blocks,
  cloudMining: Cloud,
  ieo: Rocket,
  deposit: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transfer: ArrowLeftRight,
  bills: ReceiptText,
  p2p: CirclePlus,
  loans: Landmark,
  nft: Image,
  coupons: Ticket,
  game: Gamepad2,
  invite: Gift,
  creditScore: Gauge,
  chat: MessagesSquare,
  messages: Mail,
  service: Headset,
  faq: CircleQuestionMark,
  about: Info,
  contact: Phone,
  compliance: Scale,
  settings: Settings,
};

/** The groups of the table of all entries, in their order. */
export const groups: readonly MenuGroup[] = ['trade', 'earn', 'funds', 'discover', 'help'];

/** One entry of home; its text is `home.entries.<id>`, `to` the page that it has, null until there is one. */
export interface Entry {
  id: MenuEntryId;
  icon: LucideIcon;
  group: MenuGroup;
  to: string | null;
}

export interface Entries {
  all: readonly Entry[];
  /** What stands on the page itself, in its order; the others are behind "More". */
  front: readonly Entry[];
}

/**
 * The entries as this client can show them. A newer server may name some that it has no icon and no text for, and pages
 * that it doesn't have: the first are left out, the second lead nowhere yet.
 */
export function entriesOf(menu: readonly MenuEntry[]): Entries {
  const known = menu.filter(({ id, group }) => id in icons && groups.includes(group));
  const entries = known.map(({ id, group, path, front }) => ({ id, icon: icons[id], group, to: pageOf(path), front }));
  const inFront = entries.filter(({ front }) => front > 0);
  return { all: entries, front: inFront.toSorted((one, other) => one.front - other.front) };
}

function pageOf(path: string): string | null {
  return path !== '' && rowOf(path.split('?')[0] ?? '') !== undefined ? path : null;
}
