/** The fee tier of a 30-day volume: the index of its triple `[volume, makerPpm, takerPpm]` in the schedule. */
export function tierOf(schedule: readonly number[], volume: bigint): number {
  let tier = 0;
  for (let i = 3; i < schedule.length; i += 3) if (volume >= BigInt(schedule[i]!)) tier = i;
  return tier;
}
