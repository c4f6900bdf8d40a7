import type { Product } from './product.ts';

/** Coins changed into others, what is sent to other customers, and whom one invites. */
export const convert: Product = {
  routes: [
    {
      path: '/pages/fund/convert',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'convert', 'money'],
      title: (texts) => texts.convert.title,
    },
    {
      path: '/pages/fund/fundTransfer',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'convert', 'money', 'security', 'session'],
      title: (texts) => texts.sending.title,
    },
    {
      path: '/pages/fund/transfer_history',
      auth: 'customer',
      tab: null,
      texts: ['assets', 'convert'],
      title: (texts) => texts.sending.history,
    },
    {
      path: '/pages/setting/share',
      auth: 'customer',
      tab: null,
      texts: ['convert'],
      title: (texts) => texts.invite.title,
    },
  ],
};
