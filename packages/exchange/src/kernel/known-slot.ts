import type { IntMap } from './int-map.ts';

/**
 * The slot of a record that must exist: an event that names another one doesn't fit the state. Throws, with the id.
 * `what` names the record for the message.
 */
export function knownSlot(slots: Pick<IntMap, 'get'>, id: number, what: string): number {
  const slot = slots.get(id);
  if (slot < 0) throw new Error(`There is no ${what} ${id}.`);
  return slot;
}

/** Throws when a record that an event makes exists already. */
export function requireNew(slots: Pick<IntMap, 'get'>, id: number, what: string): void {
  if (slots.get(id) >= 0) throw new Error(`There is already ${article(what)} ${what} ${id}.`);
}

/** Throws unless a number that an event gives out is the next one. `what` names it for the message. */
export function requireNext(last: number, number: number, what: string): void {
  if (number !== last + 1) throw new Error(`${what} ${number} does not follow ${last}.`);
}

function article(what: string): string {
  return /^[aeiou]/.test(what) ? 'an' : 'a';
}
