import {
  Bell,
  FileCheck,
  FileSpreadsheet,
  Gift,
  HeartPulse,
  IdCard,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { Askable } from '../../locales/catalogue.ts';

interface SettingEntry {
  to: string;
  icon: LucideIcon;
  label: (texts: Askable) => string;
  /** The pages that it leads on to: while one of them is shown, one is still in this part of the account. */
  below: readonly string[];
}

interface SettingTableGroup {
  title: (texts: Askable) => string;
  entries: readonly SettingEntry[];
}

/** The index of the settings, where everything that is in no other entry lies. */
export const settingIndexPath = '/pages/setting/setting';

/** The pages of an account: the index of the settings lists them, and at a desk the menu beside them. */
export const settingTable: Readonly<Record<'account' | 'notifications', SettingTableGroup>> = {
  account: {
    title: ($) => $.settings.account,
    entries: [
      { to: '/pages/setting/userInfo', icon: UserRound, label: ($) => $.userInfo.title, below: [] },
      {
        to: '/pages/setting/real_mark',
        icon: IdCard,
        label: ($) => $.identity.title,
        below: ['/pages/setting/real'],
      },
      {
        to: '/pages/setting/security',
        icon: ShieldCheck,
        label: ($) => $.security.title,
        below: [
          '/pages/setting/password',
          '/pages/setting/totp',
          '/pages/setting/passkeys',
          '/pages/setting/recovery_codes',
          '/pages/setting/email',
          '/pages/setting/mobile',
          '/pages/setting/payPassword',
          '/pages/setting/antiPhishing',
          '/pages/setting/wallet',
          '/pages/setting/addWallet',
          '/pages/setting/bank',
          '/pages/setting/bank_international',
          '/pages/setting/devices',
          '/pages/setting/logins',
        ],
      },
      {
        to: '/pages/setting/bill',
        icon: FileSpreadsheet,
        label: ($) => $.settings.statements,
        below: [],
      },
      { to: '/pages/setting/loss_budget', icon: HeartPulse, label: ($) => $.lossBudget.title, below: [] },
      { to: '/pages/setting/share', icon: Gift, label: ($) => $.home.entries.invite, below: [] },
      {
        to: '/pages/setting/privacy',
        icon: FileCheck,
        label: ($) => $.privacy.title,
        below: ['/pages/setting/close'],
      },
    ],
  },
  notifications: {
    title: ($) => $.settings.notifications,
    entries: [
      {
        to: '/pages/site_message/message-center',
        icon: Bell,
        label: ($) => $.home.entries.messages,
        below: ['/pages/site_message/message-detail'],
      },
      { to: '/pages/setting/notifications', icon: SlidersHorizontal, label: ($) => $.messages.settings, below: [] },
    ],
  },
};

/** The entry of the page at an address; the index where it is none's. */
export function settingEntryAt(path: string): string {
  const entries = Object.values(settingTable).flatMap((group) => group.entries);
  return entries.find(({ to, below }) => to === path || below.includes(path))?.to ?? settingIndexPath;
}
