import type { Product } from './product.ts';

/** Contracts on the prices of coins, which customers know as futures. */
export const perpetual: Product = {
  routes: [
    {
      path: '/pages/transaction/contract',
      auth: 'guest',
      tab: 'trade',
      texts: ['chart', 'futures', 'markets', 'money', 'orders', 'positions', 'trade'],
      title: (texts) => texts.futures.title,
    },
    {
      path: '/pages/transaction/contract_order',
      auth: 'customer',
      tab: null,
      texts: ['orders', 'positions', 'trade'],
      title: (texts) => texts.positions.title,
    },
    {
      path: '/pages/transaction/super_leverage',
      auth: 'customer',
      tab: null,
      texts: ['quiz'],
      title: (texts) => texts.leverageQuiz.title,
    },
    {
      path: '/pages/transaction/contract_data',
      auth: 'guest',
      tab: null,
      texts: ['insights'],
      title: (texts) => texts.insights.title,
    },
    {
      path: '/pages/transaction/contract_intro',
      auth: 'guest',
      tab: null,
      texts: ['explainer'],
      title: (texts) => texts.futuresIntro.title,
    },
  ],
};
