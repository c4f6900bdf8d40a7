import type { Kysely } from 'kysely';
import type { World } from '../composition/world.ts';
import type { Database } from '../db/database.ts';
import { CodePost } from '../messages/code-post.ts';
import { LiveInbox } from '../messages/live-inbox.ts';
import { Messages } from '../messages/messages.ts';
import { SiteMessages } from '../messages/site-messages.ts';
import { unreadAnswers } from '../support/chat-rows.ts';
import { patience, type Start } from './start.ts';

/** All ways by which customers are told something. */
export interface Letters {
  readonly site: SiteMessages;
  readonly inbox: LiveInbox;
  readonly messages: Messages;
  readonly post: CodePost;
}

/** Sends what waits to be told, until the server ends. */
export function startMessages(
  { config, clock, logger, shutdown }: Start,
  db: Kysely<Database>,
  { carriers }: World,
): Letters {
  const now = (): number => clock.now();
  const failed = (error: unknown): void => logger.error({ err: error }, 'A message to a customer failed.');
  const site = new SiteMessages(db, now);
  const inbox = new LiveInbox(
    { messages: (customer) => site.unread(customer), support: (customer) => unreadAnswers(db, customer) },
    failed,
  );
  const push = (customer: number): void => inbox.tell(customer);
  const messages = new Messages({ db, carriers, fallback: config.site.defaultLanguage, push, failed, now });
  messages.start();
  shutdown.add('messages', patience.poolMs, () => messages.close());
  return { site, inbox, messages, post: new CodePost(carriers, failed) };
}
