import type { Product, RouteRow } from './product.ts';

/** What is agreed to, in the language that is shown or in one of the two that the contract names. */
function agreement(language: '' | '_zh' | '_en'): RouteRow {
  return {
    path: `/pages/follow/agreement${language}`,
    auth: 'guest',
    tab: null,
    texts: ['content', 'follow'],
    title: (texts) => texts.follow.agreement,
  };
}

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
    agreement(''),
    agreement('_zh'),
    agreement('_en'),
  ],
};
