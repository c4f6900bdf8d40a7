import {
  messageTopics,
  notificationChannels,
  type MessageTopic,
  type NotificationChannel,
  type NotificationSettings,
} from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

/** Whether a topic is told by a channel, and whether the customer may decide that. */
interface Choice {
  readonly wanted: boolean;
  readonly fixed: boolean;
}

const always: Choice = { wanted: true, fixed: true };
const on: Choice = { wanted: true, fixed: false };
const off: Choice = { wanted: false, fixed: false };

/** What is told while the customer has decided nothing, and what is not theirs to decide. */
const standard: Readonly<Record<MessageTopic, Readonly<Record<NotificationChannel, Choice>>>> = {
  security: { site: always, mail: always },
  account: { site: always, mail: always },
  money: { site: always, mail: on },
  trading: { site: off, mail: off },
  support: { site: always, mail: on },
  news: { site: on, mail: off },
};

/** All topics with what the customer decided. */
export async function choicesOf(db: Kysely<Database>, customer: number): Promise<NotificationSettings> {
  const rows = await db.selectFrom('messages.choice').selectAll().where('customer', '=', customer).execute();
  return messageTopics.map((topic) => {
    const own = (channel: NotificationChannel): Choice => {
      const choice = standard[topic][channel];
      const row = rows.find((one) => one.topic === topic && one.channel === channel);
      return choice.fixed || row === undefined ? choice : { ...choice, wanted: row.wanted };
    };
    return { topic, site: own('site'), mail: own('mail') };
  });
}

/** Whether a customer wants to be told of a topic, by each channel. */
export async function wantsBy(
  db: Kysely<Database>,
  customer: number,
  topic: MessageTopic,
): Promise<Record<NotificationChannel, boolean>> {
  const own = notificationChannels.filter((channel) => !standard[topic][channel].fixed);
  const rows =
    own.length === 0
      ? []
      : await db
          .selectFrom('messages.choice')
          .select(['channel', 'wanted'])
          .where('customer', '=', customer)
          .where('topic', '=', topic)
          .execute();
  const wants = (channel: NotificationChannel): boolean =>
    rows.find((row) => own.includes(channel) && row.channel === channel)?.wanted ?? standard[topic][channel].wanted;
  return { site: wants('site'), mail: wants('mail') };
}

/** Remembers what a customer decided; false where it is not theirs to decide. */
export async function choose(
  db: Kysely<Database>,
  choice: { customer: number; topic: MessageTopic; channel: NotificationChannel; wanted: boolean },
): Promise<boolean> {
  if (standard[choice.topic][choice.channel].fixed) return false;
  await db
    .insertInto('messages.choice')
    .values(choice)
    .onConflict((conflict) => conflict.columns(['customer', 'topic', 'channel']).doUpdateSet({ wanted: choice.wanted }))
    .execute();
  return true;
}
