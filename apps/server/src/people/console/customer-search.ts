import type { ConsoleMessage } from '@auric/api/console';
import { type Kysely, sql } from 'kysely';
import { countedPage } from '../../db/counted-page.ts';
import type { Database } from '../../db/database.ts';

type Found = ConsoleMessage<'customers'>['data'][number];

/** Signs that `like` would take for any text. */
const wildcards = /[\\%_]/g;

/** Customers by id, account, mail address, mobile number or nickname: whole, or how it begins. */
export async function findCustomers(
  db: Kysely<Database>,
  { query, page, limit, before }: { query: string; page: number; limit: number; before?: number | undefined },
): Promise<ConsoleMessage<'customers'>> {
  const text = query.trim().toLowerCase();
  const begins = `${text.replace(wildcards, String.raw`\$&`)}%`;
  const digits = text.replace(/^\+/, '').replaceAll(/[\s()-]/g, '');
  let found = db.selectFrom('people.customer').where((eb) => {
    const named = [
      eb(sql`lower(account)`, 'like', begins),
      eb('email', 'like', begins),
      eb(sql`lower(nickname)`, 'like', begins),
    ];
    if (!/^\d{1,15}$/.test(digits)) return eb.or(named);
    const number = [
      eb('id', '=', Number(digits)),
      eb('mobile', 'like', `${digits}%`),
      eb(sql`area_code || mobile`, 'like', `${digits}%`),
    ];
    return eb.or([...named, ...number]);
  });
  if (before !== undefined) found = found.where('id', '<', before);
  const { rows, total } = await countedPage(found, (all) => all.selectAll().orderBy('id', 'desc'), { page, limit });
  return { data: rows.map(foundShape), page, limit, total, has_more: page * limit < total };
}

/** A customer as a list of them shows one. */
export function foundShape(row: {
  id: number;
  account: string | null;
  email: string | null;
  mobile: string | null;
  area_code: string | null;
  nickname: string;
  created_at: number;
  identity_state: string;
  identity_level: number;
  trading_freeze: string;
  withdrawal_freeze: string;
}): Found {
  return {
    id: row.id,
    account: row.account ?? '',
    email: row.email ?? '',
    mobile: row.mobile === null ? '' : `+${row.area_code}${row.mobile}`,
    nickname: row.nickname,
    created_at: row.created_at,
    identity_state: row.identity_state,
    identity_level: row.identity_level,
    trading_freeze: row.trading_freeze,
    withdrawal_freeze: row.withdrawal_freeze,
  };
}
