import type { Product } from './product.ts';

/** Lead traders, and copying what they open. */
export const copyTrading: Product = {
  routes: [
    {
      path: '/pages/copytrade/copy',
      auth: 'guest',
      tab: null,
      texts: ['copy'],
      title: (texts) => texts.copyTrading.title,
    },
    {
      path: '/pages/copytrade/trader',
      auth: 'customer',
      tab: null,
      texts: ['copy'],
      title: (texts) => texts.copyTrading.ownLead,
    },
    {
      path: '/pages/follow/index',
      auth: 'guest',
      tab: null,
      texts: ['copy'],
      title: (texts) => texts.copyTrading.leads,
    },
    {
      path: '/pages/follow/trader',
      auth: 'guest',
      tab: null,
      texts: ['copy', 'positions'],
      title: (texts) => texts.copyTrading.lead,
    },
  ],
};
