import type { Product } from './product.ts';

/** Options on the index, over in seconds or minutes. */
export const option: Product = {
  routes: [
    {
      path: '/pages/transaction/seconds',
      auth: 'guest',
      tab: 'trade',
      texts: ['markets', 'money', 'seconds'],
      title: (texts) => texts.seconds.title,
    },
    {
      path: '/pages/transaction/seconds_order',
      auth: 'customer',
      tab: null,
      texts: ['orders', 'seconds', 'trade'],
      title: (texts) => texts.seconds.ordersTitle,
    },
    {
      path: '/pages/transaction/seconds_data',
      auth: 'guest',
      tab: null,
      texts: ['seconds'],
      title: (texts) => texts.seconds.dataTitle,
    },
    {
      path: '/pages/transaction/seconds_risk',
      auth: 'guest',
      tab: null,
      texts: ['seconds'],
      title: (texts) => texts.seconds.before.title,
    },
  ],
};
