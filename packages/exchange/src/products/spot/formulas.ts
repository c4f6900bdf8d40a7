/** What trades cost until a schedule is set: rules section 3. */
export const defaultTiers: readonly number[] = [0, 1000, 1000];

/** The fee tier of a 30-day volume: the index of its triple `[volume, makerPpm, takerPpm]` in the schedule. */
export function tierOf(schedule: readonly number[], volume: bigint): number {
  let tier = 0;
  for (let i = 3; i < schedule.length; i += 3) if (volume >= BigInt(schedule[i]!)) tier = i;
  return tier;
}

/** What trades cost by a schedule at a 30-day volume, in ppm of what is received. */
export function ratesAt(schedule: readonly number[], volume: bigint): { makerPpm: number; takerPpm: number } {
  const tier = tierOf(schedule, volume);
  return { makerPpm: schedule[tier + 1]!, takerPpm: schedule[tier + 2]! };
}

/** A schedule as its tiers, the lowest first: the 30-day volume in quote units from which each holds, and its rates. */
export function stepsOf(schedule: readonly number[]): { volume: bigint; makerPpm: number; takerPpm: number }[] {
  const steps = [];
  for (let i = 0; i < schedule.length; i += 3)
    steps.push({ volume: BigInt(schedule[i]!), makerPpm: schedule[i + 1]!, takerPpm: schedule[i + 2]! });
  return steps;
}
