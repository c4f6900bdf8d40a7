import type { Product } from './product.ts';

/** Contracts on the prices of coins, which customers know as futures. */
export const perpetual: Product = {
  routes: [
    {
      path: '/pages/transaction/contract_intro',
      auth: 'guest',
      tab: null,
      texts: ['explainer'],
      title: (texts) => texts.futuresIntro.title,
    },
  ],
};
