import { oneWithdrawalKey } from '../data/keys/withdrawal-keys.ts';
import { lists } from '../data/list-refresher.ts';
import type { OwnFeed } from '../data/me/own-channel.ts';

/** What becomes of a withdrawal moves a balance or is told to its customer: one that is looked at is read again. */
export const feed: OwnFeed = {
  snapshot: () => lists.news(oneWithdrawalKey),
  event({ balances, unread }) {
    if (balances.length > 0 || unread !== undefined) lists.news(oneWithdrawalKey);
  },
};
