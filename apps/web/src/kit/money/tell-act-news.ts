import type { Params, WireOrder } from '@auric/api';
import i18next, { type TFunction } from 'i18next';
import { lastKnownOrder } from '../../data/me/order-feed.ts';
import type { ActEnd, ActNews } from '../../data/acts/money-act.ts';
import { type FollowActPath, isFollowDone } from '../../data/follow/follow-acts.ts';
import { isOptionDone } from '../../data/seconds/option-acts.ts';
import { isFuturesDone, outcomeOf, type FuturesOutcome } from '../../data/futures/outcome.ts';
import { currentNumbers } from '../../locales/number-format.ts';
import { needTexts } from '../../locales/i18n.ts';
import { toast } from '../../ui/layers/toast-store.ts';
import { failureText } from '../../ui/states/failure-text.ts';
import { orderCount } from '../market/order-count.ts';
import { orderNewsText } from '../market/order-news-text.ts';

/** Tells what has become of an act on money, wherever the customer is by now. */
export async function tellActNews(news: ActNews): Promise<void> {
  await needTexts(['assets', 'convert', 'follow', 'futures', 'money', 'orders', 'seconds', 'trade', 'withdrawals']);
  toast(actNewsText(news, i18next.t));
}

/** What has become of it in words; none where others say it. */
function actNewsText(news: ActNews, t: TFunction): string {
  switch (news.became) {
    case 'unknown':
      return t(($) => $.moneyAct.news);
    case 'refused':
      return failureText(news.failure, t);
    case 'moot':
      return '';
    case 'done':
      return doneText(news, t);
  }
}

function doneText(end: Extract<ActEnd, { became: 'done' }>, t: TFunction): string {
  if (isFuturesDone(end)) return futuresText(outcomeOf(end), t);
  if (isOptionDone(end)) return t(($) => $.seconds.bought);
  if (isFollowDone(end)) return followText(end.act.path, t);
  const { path } = end.act;
  switch (path) {
    case 'coin/trade':
    case 'coin/oco':
      return placedText([end.answer as WireOrder | WireOrder[]].flat(), t);
    case 'coin/amend':
      return t(($) => $.amendOrder.done);
    case 'coin/cancel':
      return orderNewsText(end.answer as WireOrder, 'canceled', t, currentNumbers());
    case 'coin/cancel_all':
      return t(($) => $.cancelAllOrders.done, { count: orderCount(end.answer as WireOrder[]) });
    case 'wallet/change':
      return isConversion(end.act.body) ? t(($) => $.convert.done) : t(($) => $.transfer.done);
    case 'wallet/dust_change':
      return t(($) => $.convert.done);
    case 'recurring/start':
      return t(($) => $.recurring.started);
    case 'recurring/stop':
      return t(($) => $.recurring.stopped);
    case 'wallet/out':
      return t(($) => $.withdrawals.requested);
    case 'user/Transfer':
      return t(($) => $.sending.done);
  }
}

function followText(path: FollowActPath, t: TFunction): string {
  if (path === 'follow/selfHolding') return t(($) => $.follow.kept);
  return path === 'follow/cancel' ? t(($) => $.follow.canceled) : t(($) => $.follow.saved);
}

function futuresText(outcome: FuturesOutcome, t: TFunction): string {
  if (outcome === 'submitted') return t(($) => $.trade.submitted);
  return outcome === 'amended' ? t(($) => $.amendOrder.done) : t(($) => $.futuresActs[outcome]);
}

/** One call moves a coin between accounts and changes it into another. */
function isConversion({ from_currency_id, to_currency_id }: Params<'wallet/change'>): boolean {
  return String(from_currency_id) !== String(to_currency_id);
}

/** What has become of orders by the time of the answer: the end of one, with the reason, or that they are on their way. */
function placedText(answered: readonly WireOrder[], t: TFunction): string {
  // The push that an order was filled may have overtaken the answer that it was placed.
  const orders = answered.map((order) => lastKnownOrder(order.id) ?? order);
  const ended = orders.find(({ state }) => state === 'filled' || state === 'expired' || state === 'rejected');
  return ended === undefined
    ? t(($) => $.trade.submitted)
    : orderNewsText(ended, ended.state as 'filled', t, currentNumbers());
}
