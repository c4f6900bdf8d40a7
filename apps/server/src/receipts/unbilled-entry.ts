import { frameOfPayment, placeOfPayment } from '../db/payment-id.ts';

/** Entries from here on are places in the journal: bills never come so far. */
const first = 1_000_000_000_000_000;

/**
 * The entry of what was settled and changed nothing that somebody owns, so that no bill has it: a stake that came back. `number`: its
 * id of frame and place, counted among the frame's events that are settled by a formula.
 */
export function unbilledEntry(number: number): number {
  return first + number;
}

/** Where the journal has an entry without a bill; null for one that has one. */
export function unbilledPlace(entry: number): { readonly seq: number; readonly nth: number } | null {
  if (entry < first) return null;
  const number = entry - first;
  return { seq: frameOfPayment(number), nth: placeOfPayment(number) };
}
