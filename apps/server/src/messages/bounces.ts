import type { Kysely } from 'kysely';
import PostalMime from 'postal-mime';
import type { Database } from '../db/database.ts';
import { returnedLetter } from './carriers/return-address.ts';
import type { Telling } from './telling.ts';

const msPerWeek = 604_800_000;
const reasonLength = 300;

/** What a mail that came back says of the letter that it answers. */
export interface Bounce {
  /** The number of the letter. */
  readonly letter: number;
  readonly reason: string;
}

/**
 * Reads a delivery status notification (RFC 3464). Null for anything else: answers of people, delays, reports of
 * success, and what bears no mark of ours.
 */
export async function readBounce(raw: Uint8Array, key: Buffer): Promise<Bounce | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true });
  const recipients = [...(mail.to ?? []), ...(mail.deliveredTo === undefined ? [] : [{ address: mail.deliveredTo }])];
  const names = recipients.map(({ address }) => returnedLetter(address ?? '', key));
  const name = names.find((each) => each !== null)?.match(/^letter-(\d{1,15})$/);
  const status = mail.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (name === undefined || name === null || status === undefined) return null;
  const report = textOf(status.content);
  const failed = /^action:\s*failed\s*$/im.test(report) && /^status:\s*5\.\d{1,3}\.\d{1,3}/im.test(report);
  if (!failed) return null;
  const reason = /^diagnostic-code:\s*(.+(?:\r?\n[ \t].+)*)/im.exec(report)?.[1] ?? 'It came back.';
  return { letter: Number(name[1]), reason: reason.replaceAll(/\s+/g, ' ').slice(0, reasonLength) };
}

/** Remembers that a letter came back, and tells the customer in the app, at most once a week. */
export async function takeBounce(
  db: Kysely<Database>,
  telling: Telling,
  { letter, reason }: Bounce,
  at: number,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const returned = await trx
      .updateTable('messages.letter')
      .set({ state: 'bounced', problem: reason, ended_at: at })
      .where('id', '=', letter)
      .where('medium', '=', 'mail')
      .where('state', '=', 'sent')
      .returning(['message', 'recipient'])
      .executeTakeFirst();
    if (returned === undefined) return false;
    const reader = await trx
      .selectFrom('messages.message')
      .innerJoin('people.customer', 'people.customer.id', 'messages.message.customer')
      .select(['people.customer.id', 'people.customer.email'])
      .where('messages.message.id', '=', returned.message)
      .executeTakeFirstOrThrow();
    // An address that is theirs no more concerns them no more.
    if (reader.email !== returned.recipient) return true;
    const key = `bounced/${returned.recipient}/${Math.floor(at / msPerWeek)}`;
    await telling.tell(trx, { customer: reader.id, kind: 'mail_bounced', values: {}, key });
    return true;
  });
}

function textOf(content: ArrayBuffer | Uint8Array | string): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
