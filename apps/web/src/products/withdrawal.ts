import type { Product } from './product.ts';

/** What leaves: withdrawals, the address book, bank cards. */
export const withdrawal: Product = {
  routes: [
    {
      path: '/pages/fund/withdraw',
      auth: 'customer',
      tab: null,
      texts: ['withdrawals', 'money', 'security', 'session'],
      title: (texts) => texts.withdrawals.title,
    },
    {
      path: '/pages/setting/wallet',
      auth: 'customer',
      tab: null,
      texts: ['withdrawals', 'security', 'session'],
      title: (texts) => texts.withdrawals.book,
    },
    {
      path: '/pages/setting/addWallet',
      auth: 'customer',
      tab: null,
      texts: ['withdrawals'],
      title: (texts) => texts.withdrawals.addAddress,
    },
    {
      path: '/pages/setting/bank',
      auth: 'customer',
      tab: null,
      texts: ['withdrawals'],
      title: (texts) => texts.withdrawals.bank,
    },
    {
      path: '/pages/setting/bank_international',
      auth: 'customer',
      tab: null,
      texts: ['withdrawals'],
      title: (texts) => texts.withdrawals.abroad,
    },
  ],
};
