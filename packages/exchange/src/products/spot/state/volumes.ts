import { dayVolumeKey, msPerDay, type ReadSpotState, type SpotState, volumeDays } from './records.ts';

/** Adds a trade to a customer's 30-day volume. `amount` in quote units. */
export function addVolume(state: SpotState, customer: number, amount: bigint, at: number): void {
  const day = Math.floor(at / msPerDay);
  const slot = volumeSlot(state, customer, day);
  const { columns } = state.volumes;
  rollTo(state, slot, day);
  columns.sum[slot]! += amount;
  state.volumes.touch(slot);
  const daySlot = dayVolumeSlot(state, customer, day);
  state.dayVolumes.columns.amount[daySlot]! += amount;
  state.dayVolumes.touch(daySlot);
}

/** What a customer traded in the 30 days up to now, in quote units. Changes nothing. */
export function volumeOf(state: ReadSpotState, customer: number, at: number): bigint {
  const slot = state.volumeSlots.get(customer);
  if (slot < 0) return 0n;
  const { day, sum } = state.volumes.columns;
  const today = Math.floor(at / msPerDay);
  let volume = sum[slot]!;
  for (const expired of expiredDays(day[slot]!, today)) {
    const daySlot = state.dayVolumeSlots.get(dayVolumeKey(customer, expired));
    if (daySlot >= 0) volume -= state.dayVolumes.columns.amount[daySlot]!;
  }
  return volume;
}

/** The days that count at `from` and no longer at `to`. */
function* expiredDays(from: number, to: number): Generator<number> {
  const last = Math.min(from, to - volumeDays);
  for (let day = from - volumeDays + 1; day <= last; day++) yield day;
}

function rollTo(state: SpotState, slot: number, today: number): void {
  const { customer, day, sum } = state.volumes.columns;
  if (day[slot] === today) return;
  for (const expired of expiredDays(day[slot]!, today)) {
    const key = dayVolumeKey(customer[slot]!, expired);
    const daySlot = state.dayVolumeSlots.get(key);
    if (daySlot < 0) continue;
    sum[slot]! -= state.dayVolumes.columns.amount[daySlot]!;
    state.dayVolumes.remove(daySlot);
    state.dayVolumeSlots.delete(key);
  }
  day[slot] = today;
}

function volumeSlot(state: SpotState, customer: number, day: number): number {
  const known = state.volumeSlots.get(customer);
  if (known >= 0) return known;
  const slot = state.volumes.add();
  const { columns } = state.volumes;
  columns.customer[slot] = customer;
  columns.day[slot] = day;
  columns.sum[slot] = 0n;
  state.volumeSlots.set(customer, slot);
  return slot;
}

function dayVolumeSlot(state: SpotState, customer: number, day: number): number {
  const key = dayVolumeKey(customer, day);
  const known = state.dayVolumeSlots.get(key);
  if (known >= 0) return known;
  const slot = state.dayVolumes.add();
  const { columns } = state.dayVolumes;
  columns.customer[slot] = customer;
  columns.day[slot] = day;
  columns.amount[slot] = 0n;
  state.dayVolumeSlots.set(key, slot);
  return slot;
}
