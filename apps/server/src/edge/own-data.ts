import type { JsonFile, JsonSection } from './json-file.ts';

/** What a part of the house keeps of a customer, for the file of own data. Secrets and their digests are no part of it. */
export type OwnDataOf = (customer: number) => readonly JsonSection[];

/** A section of rows that are few: read at once. */
export function rowsAtOnce(name: string, read: () => Promise<readonly object[]>): JsonSection {
  return {
    name,
    async *rows() {
      yield await read();
    },
  };
}

/** The file of all that is kept of a customer; throws on a word that two parts use. */
export function ownDataFile(sources: readonly OwnDataOf[], customer: number, at: number): JsonFile {
  const sections = sources.flatMap((source) => source(customer));
  const names = sections.map(({ name }) => name);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`Two parts of own data are called ${twice}.`);
  return { of: 'own-data', at, sections };
}
