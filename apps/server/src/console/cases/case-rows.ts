import type { ListedCase } from '@auric/api/console/cases';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Operator } from '../operator.ts';
import type { KeptDecision } from '../tables.ts';

/** What listed cases are found in: the case, who has it, and whose it is. */
export function casesIn(db: Kysely<Database>) {
  return db
    .selectFrom('console.case as c')
    .leftJoin('console.operator as o', 'o.id', 'c.claimed_by')
    .leftJoin('people.customer as p', 'p.id', 'c.customer');
}

/** What of a case is read. */
export function readCase(found: ReturnType<typeof casesIn>) {
  return found
    .select(['c.id', 'c.queue', 'c.ref', 'c.call', 'c.customer', 'c.state', 'c.flags', 'c.opened_at', 'c.since'])
    .select(['c.claimed_by', 'c.claim_until', 'c.first', 'c.decided', 'c.opened_by', 'o.name as claimer'])
    .select(['p.account', 'p.email', 'p.mobile', 'p.area_code']);
}

export type CaseRow = Awaited<ReturnType<ReturnType<typeof readCase>['execute']>>[number];

/** The names of operators by their ids, as the lists show them. */
export async function operatorNames(db: Kysely<Database>): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('console.operator').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A case as the wire has it. A claim that has timed out is none. */
export function listedCase(row: CaseRow, { names, operator, mayDecide, now }: ListedFor): ListedCase {
  const claimed = isClaimed(row, now);
  const decisionOf = (kept: KeptDecision | null) =>
    kept === null
      ? null
      : { operator: nameOf(names, kept.operator), decision: kept.decision, reason: kept.reason, at: kept.at };
  return {
    id: row.id,
    queue: row.queue,
    ref: row.ref,
    customer: row.customer === null ? null : { id: row.customer, name: customerNameOf({ ...row, id: row.customer }) },
    state: row.state === 'claimed' && !claimed ? (row.first === null ? 'open' : 'second') : row.state,
    opened_at: row.opened_at,
    since: row.since,
    claimed_by: claimed ? nameOf(names, row.claimed_by ?? 0) : null,
    claim_until: claimed ? row.claim_until : null,
    flags: row.flags,
    first: decisionOf(row.first),
    decided: decisionOf(row.decided),
    may_claim: mayDecide && isWaiting(row) && !isOwn(row, operator) && (!claimed || row.claimed_by === operator.id),
  };
}

export interface ListedFor {
  readonly names: ReadonlyMap<number, string>;
  readonly operator: Operator;
  readonly mayDecide: boolean;
  readonly now: number;
}

/** Whether somebody has it now. */
export function isClaimed(row: Pick<CaseRow, 'state' | 'claim_until'>, now: number): boolean {
  return row.state === 'claimed' && row.claim_until !== null && row.claim_until > now;
}

/** Whether an operator has had a part in it already: proposed it, or given the first of two decisions. */
export function isOwn(row: Pick<CaseRow, 'opened_by' | 'first'>, { id }: { id: number }): boolean {
  return row.opened_by === id || row.first?.operator === id;
}

function isWaiting({ state }: CaseRow): boolean {
  return state === 'open' || state === 'claimed' || state === 'second';
}

/** How an operator is named; nobody is the house. */
export function nameOf(names: ReadonlyMap<number, string>, id: number): { id: number; name: string } {
  return { id, name: id === 0 ? 'nobody' : (names.get(id) ?? `operator ${id}`) };
}

/** A customer's name in a list: whatever they sign in with. */
export function customerNameOf(row: {
  id: number;
  account: string | null;
  email: string | null;
  mobile: string | null;
  area_code: string | null;
}): string {
  return row.account ?? row.email ?? (row.mobile === null ? String(row.id) : `+${row.area_code}${row.mobile}`);
}
