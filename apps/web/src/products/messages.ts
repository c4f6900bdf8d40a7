import type { Product } from './product.ts';

/** What customers are told, and the chat with customer service. */
export const messages: Product = {
  routes: [
    {
      path: '/pages/site_message/message-center',
      auth: 'customer',
      tab: null,
      texts: ['messages'],
      title: (texts) => texts.home.entries.messages,
    },
    {
      path: '/pages/site_message/message-detail',
      auth: 'customer',
      tab: null,
      texts: ['messages'],
      title: (texts) => texts.home.entries.messages,
    },
    {
      path: '/pages/setting/notifications',
      auth: 'customer',
      tab: null,
      texts: ['messages'],
      title: (texts) => texts.notifications.title,
    },
    {
      path: '/pages/kefu/index',
      auth: 'customer',
      tab: null,
      texts: ['support'],
      title: (texts) => texts.home.entries.service,
    },
  ],
};
