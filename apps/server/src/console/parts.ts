import type { ConsolePart } from './part.ts';

/** What the composition lends to the parts of the console: a service that brings a part adds itself here. */
export interface ConsoleLent {
  readonly now: () => number;
}

/** The registry: one row a part. */
export function consoleParts(_lent: ConsoleLent): ConsolePart[] {
  return [];
}
