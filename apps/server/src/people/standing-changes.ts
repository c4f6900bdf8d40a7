import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FreezeSource } from './freezes.ts';
import type { StandingChange } from './standing.ts';

/** What of a standing is compared, so that what stays as it is changes nothing. */
interface Before {
  readonly hold_until: number;
  readonly identity_level: number;
  readonly country: string;
}

/** What may change of a standing; each kind has values of its own. */
export type StandingChangeKind = 'frozen' | 'lifted' | 'held' | 'identity_level' | 'country';

interface Entry {
  readonly kind: StandingChangeKind;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Writes down what changes, in the transaction that changes it. `lifted` is whose freeze ended, null where none did. */
export async function keepStandingChange(
  db: Kysely<Database>,
  customer: number,
  { before, change, lifted, at }: { before: Before; change: StandingChange; lifted: FreezeSource | null; at: number },
): Promise<void> {
  const rows = entriesOf(before, change, lifted, at).map(({ kind, values }) => ({
    customer,
    at,
    kind,
    vals: JSON.stringify(values),
  }));
  if (rows.length > 0) await db.insertInto('people.standing_change').values(rows).execute();
}

function entriesOf(before: Before, change: StandingChange, lifted: FreezeSource | null, at: number): Entry[] {
  const { freeze, holdForMs = 0, identityLevel = before.identity_level, country = before.country } = change;
  const entries: Entry[] = [];
  if (lifted !== null) entries.push({ kind: 'lifted', values: { source: lifted } });
  if (freeze !== undefined) {
    const scope = freeze.trading && freeze.withdrawals ? 'both' : freeze.trading ? 'trading' : 'withdrawals';
    entries.push({ kind: 'frozen', values: { source: freeze.source, word: freeze.reason, scope } });
  }
  if (holdForMs > 0 && at + holdForMs > before.hold_until)
    entries.push({ kind: 'held', values: { until: at + holdForMs } });
  if (identityLevel !== before.identity_level)
    entries.push({ kind: 'identity_level', values: { level: identityLevel, before: before.identity_level } });
  if (country !== before.country) entries.push({ kind: 'country', values: { country, before: before.country } });
  return entries;
}
