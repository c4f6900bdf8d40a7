import { convertKeys } from '../data/keys/convert-keys.ts';
import { lists } from '../data/list-refresher.ts';
import type { OwnFeed } from '../data/me/own-channel.ts';

const moved = [
  convertKeys.conversions,
  convertKeys.dust,
  convertKeys.moves,
  convertKeys.recurring,
  convertKeys.transfers,
  convertKeys.payments,
];

/** Whatever changes a balance may be a conversion, a transfer or a payment: what of them is in sight is read again. */
export const feed: OwnFeed = {
  snapshot: () => readAgain(),
  event: ({ balances }) => {
    if (balances.length > 0) readAgain();
  },
};

function readAgain(): void {
  for (const key of moved) lists.news(key);
}
