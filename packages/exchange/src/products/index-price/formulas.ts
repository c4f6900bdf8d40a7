/** From how many sources on, and how young, a tick may decide an outcome: rules, section 5. */
const soundSourcesLeast = 3;
const soundAgeMs = 3000;

/** Whether two ticks are of the same second of the exchange's clock, times in Unix ms: one a second may decide an outcome. */
export function isSameSecond(left: number, right: number): boolean {
  return Math.floor(left / 1000) === Math.floor(right / 1000);
}

/** How many sound ticks of an asset are kept: those of a mean, and a few that came after its instant. */
export const soundTicksKept = 8;

/** Whether a tick may decide an outcome; any other is a gap. `ageMs`: of the quotes that it stands on. */
export function isSoundTick(ageMs: number, sources: number): boolean {
  return sources >= soundSourcesLeast && ageMs < soundAgeMs;
}
