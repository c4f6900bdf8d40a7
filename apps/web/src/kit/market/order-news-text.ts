import type { WireOrder } from '@auric/api';
import type { TFunction } from 'i18next';
import type en from '../../locales/en/catalogue.ts';

type ReasonKey = keyof (typeof en)['closeReasons'];
type NewsKey = 'partially_filled' | 'filled' | 'canceled' | 'expired' | 'rejected' | 'triggered';

/** Reasons that say more than the state of an order does. */
const toldReasons: ReadonlySet<string> = new Set<ReasonKey>([
  'oco',
  'expired_self_trade',
  'expired_unfilled',
  'expired_collar',
  'expired_would_not_fill',
  'notional_too_small',
  'price_out_of_band',
  'post_only_would_take',
  'index_unavailable',
  'account_frozen',
]);

/** Why an order has ended, in a sentence; null where its state says it all. */
export function closeReasonText({ reason }: Pick<WireOrder, 'reason'>, t: TFunction): string | null {
  return toldReasons.has(reason) ? t(($) => $.closeReasons[reason as ReasonKey]) : null;
}

/** What has become of an order, with the reason where it has ended unfilled. */
export function orderNewsText(order: Pick<WireOrder, 'symbol' | 'reason'>, news: NewsKey, t: TFunction): string {
  const { symbol } = order;
  const reason = news === 'expired' || news === 'rejected' ? closeReasonText(order, t) : null;
  if (reason === null) return t(($) => $.orderNews[news], { symbol });
  return t(($) => $.orderNews[news === 'expired' ? 'expiredBecause' : 'rejectedBecause'], { symbol, reason });
}
