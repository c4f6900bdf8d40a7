import type { MessageTopic } from '@auric/api';
import { Headset, Megaphone, ReceiptText, ShieldCheck, UserRound, WalletMinimal, type LucideIcon } from 'lucide-react';

/** What stands before a message, by what it is about. */
export const topicIcons: Readonly<Record<MessageTopic, LucideIcon>> = {
  security: ShieldCheck,
  account: UserRound,
  money: WalletMinimal,
  trading: ReceiptText,
  support: Headset,
  news: Megaphone,
};
