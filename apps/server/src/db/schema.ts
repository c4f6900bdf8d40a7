import type { JournalTables, ViewTables } from '../engine/tables.ts';
import type { PeopleTables } from '../people/tables.ts';

/** Every table by its qualified name: `journal.*` and `view.*` belong to the engine, `people.*` to the services. */
export type Database = JournalTables & ViewTables & PeopleTables;
