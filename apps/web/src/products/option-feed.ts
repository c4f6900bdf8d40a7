import type { OwnFeed } from '../data/me/own-channel.ts';
import { optionsChanged } from '../data/seconds/options-changed.ts';

/** A stake is held when an option is bought and moves when it ends: then all of them are read anew. */
export const feed: OwnFeed = {
  snapshot: () => optionsChanged(),
  event({ balances }) {
    if (balances.some(({ kind }) => kind === 'option')) optionsChanged();
  },
};
