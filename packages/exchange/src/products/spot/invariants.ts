import { dayVolumeKey, type ReadSpotState, volumeDays } from './state/records.ts';

/** A customer's 30-day volume is the sum of the days that it counts. */
export function brokenOf(state: ReadSpotState): string | null {
  const { customer, day, sum } = state.volumes.columns;
  for (const slot of state.volumes.slots()) {
    let days = 0n;
    for (let each = day[slot]! - volumeDays + 1; each <= day[slot]!; each++) {
      const found = state.dayVolumeSlots.get(dayVolumeKey(customer[slot]!, each));
      if (found >= 0) days += state.dayVolumes.columns.amount[found]!;
    }
    if (days !== sum[slot]) return `volume_differs: ${customer[slot]} has ${sum[slot]}, its days ${days}`;
  }
  return null;
}
