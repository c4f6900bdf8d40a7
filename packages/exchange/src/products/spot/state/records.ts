import { IntMap } from '../../../kernel/int-map.ts';
import { type ReadSchedules, Schedules } from '../../../kernel/schedules.ts';
import { type ReadState, Table } from '../../../kernel/table.ts';
import { defaultTiers } from '../formulas.ts';

/** A customer's traded volume: `sum` over the 30 days up to `day`, and each day by itself. In quote units. */
const volumeFields = { customer: 'int', day: 'int', sum: 'amount' } as const;
const dayVolumeFields = { customer: 'int', day: 'int', amount: 'amount' } as const;

/** The kind of the timer that puts announced fees into force; its subject is the time that they were announced for. */
export const feesTimerKind = 'spot.fees';

const announcedFields = { tiers: 'ints' } as const;

export function initialState() {
  return {
    volumes: new Table('volume', volumeFields),
    volumeSlots: new IntMap(),
    dayVolumes: new Table('day-volume', dayVolumeFields),
    dayVolumeSlots: new IntMap(),
    fees: { tiers: defaultTiers },
    /** What fees will be, by the time from which they are in force. */
    announcedFees: new Schedules('announced-fees', feesTimerKind, announcedFields),
  };
}

export type SpotState = ReturnType<typeof initialState>;

/** The state outside of `evolve`. */
export type ReadSpotState = Omit<ReadState<SpotState>, 'announcedFees'> & {
  readonly announcedFees: ReadSchedules<typeof announcedFields>;
};

export const msPerDay = 86_400_000;
export const volumeDays = 30;

const dayMax = 2 ** 15;

export function dayVolumeKey(customer: number, day: number): number {
  return customer * dayMax + day;
}
