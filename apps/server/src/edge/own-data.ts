import type { Language } from '@auric/api';
import type { Database } from '../db/database.ts';
import type { JsonFile, JsonSection } from './json-file.ts';

/** A part of the file, and the tables that it says all of, so that none with a customer's rows is forgotten. */
export interface OwnDataSection extends JsonSection {
  readonly tables: readonly (keyof Database)[];
}

/** What a part of the house keeps of a customer, what it wrote in the reader's language. Secrets and their digests are no part of it. */
export type OwnDataOf = (customer: number, lang: Language) => readonly OwnDataSection[];

/** A section of rows that are few: read at once. */
export function rowsAtOnce(
  name: string,
  tables: OwnDataSection['tables'],
  read: () => Promise<readonly object[]>,
): OwnDataSection {
  return {
    name,
    tables,
    async *rows() {
      yield await read();
    },
  };
}

/** A moment as the file writes it; empty for none. */
export function ownDataTime(at: number | null): string {
  return at === null || at === 0 ? '' : new Date(at).toISOString();
}

/** The file of all that is kept of a customer; throws on a word that two parts use. */
export function ownDataFile(
  sources: readonly OwnDataOf[],
  { customer, lang }: { customer: number; lang: Language },
  at: number,
): JsonFile {
  const sections = sources.flatMap((source) => source(customer, lang));
  const names = sections.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`Two parts of own data are called ${twice}.`);
  return { of: 'own-data', at, sections };
}
