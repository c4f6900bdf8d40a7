import type { WireOrder } from '@auric/api';
import type { TFunction } from 'i18next';
import type { NumberFormats } from '../../locales/number-format.ts';
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
  'not_available',
  'beyond_bankruptcy',
  'beyond_liquidation',
  'block_limit',
  'insufficient_balance',
  'position_closed',
  'liquidation',
  'corporate_action',
]);

/** Why an order has ended, in a sentence; null where its state says it all. */
export function closeReasonText({ reason }: Pick<WireOrder, 'reason'>, t: TFunction): string | null {
  return toldReasons.has(reason) ? t(($) => $.closeReasons[reason as ReasonKey]) : null;
}

type Named = Pick<WireOrder, 'symbol' | 'type' | 'price' | 'average_price' | 'amount' | 'quote_amount' | 'filled'>;

/** No price or amount has more decimals. */
const mostDecimals = 18;

/** An order as traders name it: its pair and side, how much, and at what price; of one that was filled, what came of it. */
export function orderName(order: Named, t: TFunction, numbers: NumberFormats): string {
  const { symbol, type, price, average_price, amount, quote_amount, filled } = order;
  const [, quote = ''] = symbol.split('/');
  const plain = (text: string) => numbers.plain(text, mostDecimals);
  const size = filled !== '0' ? plain(filled) : amount !== '0' ? plain(amount) : `${plain(quote_amount)} ${quote}`;
  const at = filled === '0' ? price : average_price;
  const named = { symbol, side: t(($) => $.trade[type]), size };
  return at === '0' ? t(($) => $.joined.order, named) : t(($) => $.joined.orderAt, { ...named, price: plain(at) });
}

/** What has become of an order, with the reason where it has ended unfilled. */
export function orderNewsText(
  order: Named & Pick<WireOrder, 'reason'>,
  news: NewsKey,
  t: TFunction,
  numbers: NumberFormats,
): string {
  const symbol = orderName(order, t, numbers);
  const reason = news === 'expired' || news === 'rejected' ? closeReasonText(order, t) : null;
  if (reason === null) return t(($) => $.orderNews[news], { symbol });
  return t(($) => $.orderNews[news === 'expired' ? 'expiredBecause' : 'rejectedBecause'], { symbol, reason });
}
