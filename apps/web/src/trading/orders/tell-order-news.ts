import i18next from 'i18next';
import type { OrderNewsItem } from '../../data/me/order-feed.ts';
import { orderNewsText } from '../../kit/market/order-news-text.ts';
import { currentNumbers } from '../../locales/number-format.ts';
import { needTexts } from '../../locales/i18n.ts';
import { toast } from '../../ui/layers/toast-store.ts';

/** Tells what has become of an order. One that was just accepted is told by its form; all else comes unasked. */
export async function tellOrderNews({ order, news }: OrderNewsItem): Promise<void> {
  if (news === 'accepted') return;
  await needTexts(['orders', 'trade']);
  toast(orderNewsText(order, news, i18next.t, currentNumbers()));
}
