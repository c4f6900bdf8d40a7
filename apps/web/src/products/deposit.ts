import type { Product } from './product.ts';

/** What comes in: over a chain, or paid by hand. */
export const deposit: Product = {
  routes: [
    {
      path: '/pages/fund/select',
      auth: 'customer',
      tab: null,
      texts: ['deposits', 'money'],
      title: (texts) => texts.deposits.select,
    },
    {
      path: '/pages/fund/receive',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'deposits', 'identity'],
      title: (texts) => texts.deposits.title,
    },
    {
      path: '/pages/fund/receive_withdraw_record',
      auth: 'customer',
      tab: null,
      texts: ['deposits', 'withdrawals'],
      title: (texts) => texts.deposits.records,
    },
  ],
};
