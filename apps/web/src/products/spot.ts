import type { Product } from './product.ts';

/** Trading of one asset for another, at once. */
export const spot: Product = {
  routes: [
    {
      path: '/pages/transaction/index',
      auth: 'guest',
      tab: 'trade',
      texts: ['chart', 'fees', 'markets', 'money', 'orders', 'trade'],
      title: (texts) => texts.tabs.trade,
    },
    {
      path: '/pages/transaction/currency',
      auth: 'guest',
      tab: null,
      texts: ['chart', 'markets', 'money', 'orders', 'trade'],
      title: (texts) => texts.marketPage.title,
    },
    {
      path: '/pages/transaction/currency_order',
      auth: 'customer',
      tab: null,
      texts: ['markets', 'money', 'orders', 'trade'],
      title: (texts) => texts.orders.title,
    },
  ],
};
