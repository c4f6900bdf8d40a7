const dayMs = 86_400_000;

/** The day of a time in ms, counted from the first of 1970, UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / dayMs);
}
