import type { Product } from './product.ts';

/** Assets, transfers and bills of all accounts. */
export const account: Product = {
  routes: [
    {
      path: '/pages/financial/index',
      auth: 'guest',
      tab: 'finance',
      texts: ['assets'],
      title: (texts) => texts.tabs.finance,
    },
    {
      path: '/pages/fund/assets',
      auth: 'customer',
      tab: 'assets',
      texts: ['assets', 'stock'],
      title: (texts) => texts.tabs.assets,
    },
    {
      path: '/pages/fund/transfer',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'convert', 'money'],
      title: (texts) => texts.transfer.title,
    },
    {
      path: '/pages/fund/assets_record',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'orders', 'positions', 'trade'],
      title: (texts) => texts.bills.title,
    },
    {
      path: '/pages/fund/assets_all_record',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'orders', 'positions', 'trade'],
      title: (texts) => texts.bills.title,
    },
    {
      path: '/pages/transaction/receipt',
      auth: 'customer',
      tab: null,
      texts: ['receipt'],
      title: (texts) => texts.receipt.title,
    },
    {
      path: '/pages/common/receipt',
      auth: 'guest',
      tab: null,
      texts: ['receipt'],
      title: (texts) => texts.receipt.title,
    },
    {
      path: '/pages/setting/bill',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'orders'],
      title: (texts) => texts.bills.statement,
    },
  ],
};
