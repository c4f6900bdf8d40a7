import { orderFeedTelling } from '../data/me/order-feed.ts';
import { tellOrderNews } from '../trading/orders/tell-order-news.ts';

/** The own orders. News without their texts are not told; the lists show them all the same. */
export const feed = orderFeedTelling((item) => void tellOrderNews(item).catch(() => undefined));
