import type { Document } from './document.ts';

/** Who stands on lists of persons that may not be served: a service outside, or the sandbox's own list. */
export interface Screening {
  /** The names of the lists on which somebody of this name and day of birth stands; none for most people. */
  listsNaming(person: Pick<Document, 'name' | 'birthDate' | 'country'>): Promise<string[]>;
}
