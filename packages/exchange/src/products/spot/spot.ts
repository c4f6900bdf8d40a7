/**
 * Spot: markets of one asset against another, matched on the venue. The counterparty of a customer is another
 * customer; the house takes its fee and nothing else.
 */
import { hashOfNumbers, type Product, type ProductDefinition, type Services } from '../../kernel/product.ts';
import type { Settlement } from '../../matching/venue/settlement.ts';
import type { FeeTierView } from '../../views.ts';
import type { SpotCommand } from './commands.ts';
import { spotDeciders } from './decide.ts';
import { type SpotEvent, spotEvents } from './events.ts';
import { tierOf } from './formulas.ts';
import { brokenOf } from './invariants.ts';
import { spotRejections } from './rejections.ts';
import { settlementOf, type SpotPorts } from './settlement.ts';
import { evolversOf } from './state/evolve.ts';
import { dayVolumeKey, initialState, type SpotState } from './state/records.ts';
import { volumeOf } from './state/volumes.ts';

/** The spot product: how its markets settle, and what a customer pays there. */
export interface Spot extends Product<SpotCommand, SpotEvent> {
  readonly settlement: Settlement;
  readonly queries: { feeTier(query: { customer: number }, at: number): FeeTierView };
}

function createSpot(_services: Services, ports: SpotPorts): Spot {
  const state = initialState();
  return {
    decide: spotDeciders,
    evolve: evolversOf(state),
    timers: {},
    tables: [state.volumes, state.dayVolumes],
    settlement: settlementOf(state, ports),
    addHolds() {},
    broken: () => brokenOf(state),
    hash() {
      const fees = Object.fromEntries(state.fees.tiers.map((value, index) => [`tier${index}`, value]));
      return state.volumes.hash() + state.dayVolumes.hash() + hashOfNumbers(fees);
    },
    save(writer) {
      writer.json({ fees: state.fees });
      state.volumes.save(writer);
      state.dayVolumes.save(writer);
    },
    load(reader) {
      Object.assign(state.fees, (reader.json() as Pick<SpotState, 'fees'>).fees);
      state.volumes.load(reader);
      state.dayVolumes.load(reader);
      indexVolumes(state);
    },
    queries: {
      feeTier({ customer }, at) {
        const volume = volumeOf(state, customer, at);
        const tier = tierOf(state.fees.tiers, volume);
        return { customer, volume, makerPpm: state.fees.tiers[tier + 1]!, takerPpm: state.fees.tiers[tier + 2]! };
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
