import type { JournalTables } from '../engine/journal/tables.ts';
import type { ViewTables } from '../engine/projector/tables.ts';
import type { PeopleTables } from '../people/tables.ts';

/** Every table by its qualified name: `journal.*` and `view.*` belong to the engine, `people.*` to the services. */
export type Database = JournalTables & ViewTables & PeopleTables;
