import type { Postings } from '../../../kernel/product.ts';
import { usdtAsset } from '../../../kernel/vocabulary.ts';
import type { CopyTradingEvent } from '../events.ts';

/** Shares are held in the follower's contract account, and paid into the lead's. */
export const copyTradingPostings: Postings<CopyTradingEvent> = {
  CopyReduced({ follower, held }, post) {
    if (held !== 0n) post(follower, 'perpetual', usdtAsset, -held, held);
  },
  CopyDetached({ follower, held }, post) {
    if (held !== 0n) post(follower, 'perpetual', usdtAsset, -held, held);
  },
  ShareSettled({ follower, lead, paid, fromHeld, released }, post) {
    post(follower, 'perpetual', usdtAsset, released + fromHeld - paid, -fromHeld - released);
    if (paid !== 0n) post(lead, 'perpetual', usdtAsset, paid, 0n);
  },
};
