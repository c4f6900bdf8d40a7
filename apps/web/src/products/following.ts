import type { Product } from './product.ts';

/** Copying lead traders: the pages of who follows. */
export const following: Product = {
  routes: [
    {
      path: '/pages/follow/follow',
      auth: 'customer',
      tab: null,
      texts: ['follow', 'money'],
      title: (texts) => texts.follow.title,
    },
    {
      path: '/pages/copytrade/my',
      auth: 'customer',
      tab: null,
      texts: ['follow'],
      title: (texts) => texts.follow.mine,
    },
    {
      path: '/pages/follow/agreement',
      auth: 'guest',
      tab: null,
      texts: ['content', 'follow'],
      title: (texts) => texts.follow.agreement,
    },
    {
      path: '/pages/follow/agreement_zh',
      auth: 'guest',
      tab: null,
      texts: ['content', 'follow'],
      title: (texts) => texts.follow.agreement,
    },
    {
      path: '/pages/follow/agreement_en',
      auth: 'guest',
      tab: null,
      texts: ['content', 'follow'],
      title: (texts) => texts.follow.agreement,
    },
  ],
};
