import type { Payload, Profile } from '@auric/api';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Caller, HandlersOf } from '../edge/handler.ts';
import { addressOfFile } from '../files/file-id.ts';
import type { Files } from '../files/files.ts';
import { portraitShape } from '../files/picture.ts';

export interface ProfileParts {
  readonly db: Kysely<Database>;
  readonly files: Files;
  readonly profileOf: (caller: Pick<Caller, 'customer' | 'lang'>) => Promise<Profile>;
}

/** The calls by which customers say how others see them. */
export function profileChangeRoutes(parts: ProfileParts): HandlersOf<'user/editNickname' | 'user/uploadHeadPortrait'> {
  return {
    'user/editNickname': async (asked, caller) => {
      await change(parts, caller.customer, asked);
      return parts.profileOf(caller);
    },

    'user/uploadHeadPortrait': async ({ file }, caller) => {
      const head_portrait = await parts.files.upload(caller.customer, file, portraitShape);
      await change(parts, caller.customer, { head_portrait });
      return parts.profileOf(caller);
    },
  };
}

/** What isn't named stays; a portrait that is replaced is let go in the same transaction. */
async function change(
  { db, files }: ProfileParts,
  customer: number,
  { nickname, signature, head_portrait }: Payload<'user/editNickname'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('people.customer')
      .select(['nickname', 'signature', 'head_portrait'])
      .where('id', '=', customer)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const portrait =
      head_portrait === undefined || head_portrait === before.head_portrait
        ? before.head_portrait
        : addressOfFile(await files.claim(trx, customer, head_portrait, 'avatar', 'head_portrait'));
    if (portrait !== before.head_portrait) await files.release(trx, before.head_portrait);
    await trx
      .updateTable('people.customer')
      .set({
        nickname: nickname ?? before.nickname,
        signature: signature ?? before.signature,
        head_portrait: portrait,
      })
      .where('id', '=', customer)
      .execute();
  });
}
