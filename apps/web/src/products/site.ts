import type { Product } from './product.ts';

/** What belongs to no product: home, the markets of all, customers and their settings, and the entries of what is not there yet. */
export const site: Product = {
  routes: [
    { path: '/pages/index/index', auth: 'guest', tab: 'home', texts: [], title: (texts) => texts.tabs.home },
    {
      path: '/pages/market/market',
      auth: 'guest',
      tab: 'markets',
      texts: ['markets'],
      title: (texts) => texts.tabs.markets,
    },
    {
      path: '/pages/market/search',
      auth: 'guest',
      tab: null,
      texts: ['markets'],
      title: (texts) => texts.common.search,
    },
    { path: '/pages/common/login', auth: 'guest', tab: null, texts: ['session'], title: (texts) => texts.common.login },
    {
      path: '/pages/common/register',
      auth: 'guest',
      tab: null,
      texts: ['session'],
      title: (texts) => texts.common.register,
    },
    { path: '/pages/common/area', auth: 'guest', tab: null, texts: ['session'], title: (texts) => texts.areas.title },
    {
      path: '/pages/setting/setting',
      auth: 'guest',
      tab: null,
      texts: ['session', 'settings'],
      title: (texts) => texts.settings.title,
    },
    {
      path: '/pages/setting/fees',
      auth: 'guest',
      tab: null,
      texts: ['fees', 'orders'],
      title: (texts) => texts.fees.title,
    },
    {
      path: '/pages/sandbox/outbox',
      auth: 'guest',
      tab: null,
      texts: ['session'],
      title: (texts) => texts.outbox.title,
    },
    {
      path: '/choose-location',
      auth: 'guest',
      tab: null,
      texts: ['location'],
      title: (texts) => texts.location.choose,
    },
    { path: '/open-location', auth: 'guest', tab: null, texts: ['location'], title: (texts) => texts.location.title },
  ],
};
