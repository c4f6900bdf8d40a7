/** Entries from here on are places in the journal: bills never come so far. */
const first = 1_000_000_000_000_000;
/** More than what one frame settles. */
const perFrame = 10_000;

/**
 * The entry of what was settled and changed nothing that somebody owns, so that no bill has it: a stake that came back. `number`: its
 * frame × 10,000 + how many of the frame's events before it were settled by a formula.
 */
export function unbilledEntry(number: number): number {
  return first + number;
}

/** Where the journal has an entry without a bill; null for one that has one. */
export function unbilledPlace(entry: number): { readonly seq: number; readonly nth: number } | null {
  if (entry < first) return null;
  const number = entry - first;
  return { seq: Math.floor(number / perFrame), nth: number % perFrame };
}
