import { eventTables } from '../src/index.ts';
import { fieldsAt } from '../src/kernel/event-versions.ts';
import type { EventTable } from '../src/kernel/fields.ts';
import * as vocabulary from '../src/kernel/vocabulary.ts';

/** What the journals and snapshots of a release count on: its words, and the fields of every event by version. */
export interface ReleaseSchema {
  vocabularies: Record<string, readonly string[]>;
  systemAccounts: Record<string, number>;
  events: Record<string, Record<number, [name: string, kind: string | readonly string[]][]>>;
}

/** The schema of the release that this is. */
export function releaseSchema(): ReleaseSchema {
  const lists = Object.entries(vocabulary).filter((entry): entry is [string, never] => Array.isArray(entry[1]));
  const tables = Object.entries<EventTable>(eventTables);
  return {
    vocabularies: Object.fromEntries(lists),
    systemAccounts: vocabulary.systemAccounts,
    events: Object.fromEntries(tables.map(([type, table]) => [type, shapesOf(table)])),
  };
}

function shapesOf(table: EventTable): ReleaseSchema['events'][string] {
  const versions = Array.from({ length: table.version }, (_, index) => index + 1);
  return Object.fromEntries(versions.map((version) => [version, fieldsAt(table, version)]));
}
