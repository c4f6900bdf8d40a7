/**
 * Spot: markets of one asset against another, matched on the venue. The counterparty of a customer is another
 * customer; the house takes its fee and nothing else.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import type { FeeScheduleView, FeeTierView } from '../../views.ts';
import type { SpotCommand } from './commands.ts';
import { spotDeciders, spotTimers } from './decide.ts';
import { type SpotEvent, spotEvents } from './events.ts';
import { ratesAt, stepsOf } from './formulas.ts';
import { brokenOf } from './invariants.ts';
import { spotRejections } from './rejections.ts';
import { settlementOf, type SpotPorts } from './settlement.ts';
import { evolversOf } from './state/evolve.ts';
import { dayVolumeKey, initialState, type SpotState } from './state/records.ts';
import { volumeOf } from './state/volumes.ts';

/** The spot product: how its markets settle, and what a customer pays there. */
export interface Spot extends Product<SpotCommand, SpotEvent> {
  readonly settlement: Settlement;
  /** The highest taker fee that is in force, in ppm. */
  takerPpmMost(): number;
  readonly queries: {
    feeTier(query: { customer: number }, at: number): FeeTierView;
    feeSchedule(): FeeScheduleView;
  };
}

function createSpot({ timers }: Services, ports: SpotPorts): Spot {
  const state = initialState();
  const tables = [state.volumes, state.dayVolumes, state.announcedFees.table];
  return {
    decide: spotDeciders,
    evolve: evolversOf(state, timers),
    timers: spotTimers(state),
    tables,
    settlement: settlementOf(state, ports),
    takerPpmMost: () => Math.max(...stepsOf(state.fees.tiers).map(({ takerPpm }) => takerPpm)),
    addHolds() {},
    broken: () => brokenOf(state),
    hash() {
      const fees = Object.fromEntries(state.fees.tiers.map((value, index) => [`tier${index}`, value]));
      return tables.reduce((sum, table) => sum + table.hash(), hashOfNumbers(fees));
    },
    save(writer) {
      writer.json({ fees: state.fees });
      for (const table of tables) table.save(writer);
    },
    load(reader) {
      Object.assign(state.fees, (reader.json() as Pick<SpotState, 'fees'>).fees);
      for (const table of tables) table.load(reader);
      indexVolumes(state);
      state.announcedFees.index();
    },
    queries: {
      feeTier({ customer }, at) {
        const volume = volumeOf(state, customer, at);
        const upcoming = state.announcedFees.upcoming().map(({ schedule, effectiveAt }) => ({
          effectiveAt,
          ...ratesAt(state.announcedFees.at(schedule).tiers, volume),
        }));
        return { customer, volume, ...ratesAt(state.fees.tiers, volume), upcoming };
      },
      feeSchedule() {
        const upcoming = state.announcedFees.upcoming().map(({ schedule, effectiveAt }) => ({
          effectiveAt,
          tiers: stepsOf(state.announcedFees.at(schedule).tiers),
        }));
        return { tiers: stepsOf(state.fees.tiers), upcoming };
      },
    },
  };
}

function indexVolumes(state: SpotState): void {
  for (const slot of state.volumes.slots()) state.volumeSlots.set(state.volumes.columns.customer[slot]!, slot);
  const days = state.dayVolumes.columns;
  for (const slot of state.dayVolumes.slots())
    state.dayVolumeSlots.set(dayVolumeKey(days.customer[slot]!, days.day[slot]!), slot);
}

export const spot = {
  name: 'spot',
  events: spotEvents,
  rejections: spotRejections,
  postings: {},
  alwaysTaken: [],
  answers: {},
  billTypes: [],
  bills: {},
  create: createSpot,
} as const satisfies ProductDefinition<SpotCommand, typeof spotEvents, SpotPorts, Spot>;
