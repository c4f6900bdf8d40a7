import type { MessagePath } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { HandlersOf } from '../edge/handler.ts';
import { pageOf } from '../edge/page.ts';
import { Refusal } from '../edge/refusal.ts';
import { choicesOf, choose } from './choices.ts';
import type { LiveInbox } from './live-inbox.ts';
import type { SiteMessages } from './site-messages.ts';

export interface MessageRouteParts {
  db: Kysely<Database>;
  site: SiteMessages;
  inbox: LiveInbox;
}

/** The calls about what a customer is told. Of another customer's message nothing is said, not even that it exists. */
export function messageRoutes({ db, site, inbox }: MessageRouteParts): HandlersOf<MessagePath> {
  async function find(customer: number, id: number, lang: Parameters<SiteMessages['find']>[2]) {
    const found = await site.find(customer, id, lang);
    if (found === null) throw new Refusal('message_not_found', 'id');
    return found;
  }

  return {
    'site_message/index': async (filter, { customer, lang }) => {
      const { rows, total } = await site.page(customer, filter, lang);
      return pageOf(rows, total, filter);
    },

    'site_message/detail': ({ id }, { customer, lang }) => find(customer, id, lang),

    'site_message/show': async ({ id }, { customer, lang }) => {
      const found = await find(customer, id, lang);
      if (found.read) return found;
      await site.markRead(customer, { id });
      inbox.tell(customer);
      return { ...found, read: true };
    },

    'site_message/unRead': (_, { customer }) => inbox.unreadOf(customer),

    'site_message/read_all': async ({ id }, { customer }) => {
      await site.markRead(customer, { upTo: id });
      inbox.tell(customer);
      return inbox.unreadOf(customer);
    },

    'notification/index': (_, { customer }) => choicesOf(db, customer),

    'notification/save': async (choice, { customer }) => {
      if (!(await choose(db, { ...choice, customer }))) throw new Refusal('notification_fixed', 'topic');
      return choicesOf(db, customer);
    },
  };
}
