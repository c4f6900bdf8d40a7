import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';

/** A customer's traded volume: `sum` over the 30 days up to `day`, and each day by itself. In quote units. */
const volumeFields = { customer: 'int', day: 'int', sum: 'amount' } as const;
const dayVolumeFields = { customer: 'int', day: 'int', amount: 'amount' } as const;

/** The default until a schedule is set: rules section 3. */
const defaultTiers: readonly number[] = [0, 1000, 1000];

export function initialState() {
  return {
    volumes: new Table('volume', volumeFields),
    volumeSlots: new IntMap(),
    dayVolumes: new Table('day-volume', dayVolumeFields),
    dayVolumeSlots: new IntMap(),
    fees: { tiers: defaultTiers },
  };
}

export type SpotState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadSpotState = ReadState<SpotState>;

export const msPerDay = 86_400_000;
export const volumeDays = 30;

const dayMax = 2 ** 15;

export function dayVolumeKey(customer: number, day: number): number {
  return customer * dayMax + day;
}
