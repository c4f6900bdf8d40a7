import { IntMap } from '../../../kernel/int-map.ts';
import { knownSlot, requireNew } from '../../../kernel/known-slot.ts';
import { Table } from '../../../kernel/table.ts';
import type { Timers } from '../../../kernel/timers.ts';
import type { VenueEvent } from '../events.ts';

type Scheduled = Extract<VenueEvent, { type: 'MarketRulesScheduled' }>;
type Rules = Omit<Extract<VenueEvent, { type: 'MarketRulesSet' }>, 'type' | 'schedule' | 'market'>;

/** What may be changed of a market while it trades. Amounts in units of the quote. */
const ruleFields = {
  minNotional: 'amount',
  maxNotional: 'amount',
  priceBandPpm: 'int',
  collarPpm: 'int',
  referenceClampPpm: 'int',
  priceMovedPpm: 'int',
  maxOpenOrders: 'int',
  stopCapPpm: 'int',
  triggerPrintPpm: 'int',
  trailingMinBasisPoints: 'int',
  trailingMaxBasisPoints: 'int',
  indexAgeMaxMs: 'int',
  indexSourcesMin: 'int',
} as const;

const scheduleFields = { schedule: 'int', market: 'int', effectiveAt: 'int', timer: 'int', ...ruleFields } as const;

/** The kind of the timer that puts rules into effect; its subject is the schedule. */
export const rulesTimerKind = 'venue.rules';

/** The rules of markets that take effect later, each with its timer. */
export class ScheduledRules {
  readonly table = new Table('market-rules', scheduleFields);
  readonly #slots = new IntMap();

  add(event: Scheduled, timers: Timers): void {
    requireNew(this.#slots, event.schedule, 'schedule of rules');
    const slot = this.table.add();
    const { columns } = this.table;
    columns.schedule[slot] = event.schedule;
    columns.market[slot] = event.market;
    columns.effectiveAt[slot] = event.effectiveAt;
    columns.timer[slot] = timers.set(rulesTimerKind, event.schedule, event.effectiveAt);
    columns.minNotional[slot] = event.minNotional;
    columns.maxNotional[slot] = event.maxNotional;
    columns.priceBandPpm[slot] = event.priceBandPpm;
    columns.collarPpm[slot] = event.collarPpm;
    columns.referenceClampPpm[slot] = event.referenceClampPpm;
    columns.priceMovedPpm[slot] = event.priceMovedPpm;
    columns.maxOpenOrders[slot] = event.maxOpenOrders;
    columns.stopCapPpm[slot] = event.stopCapPpm;
    columns.triggerPrintPpm[slot] = event.triggerPrintPpm;
    columns.trailingMinBasisPoints[slot] = event.trailingMinBasisPoints;
    columns.trailingMaxBasisPoints[slot] = event.trailingMaxBasisPoints;
    columns.indexAgeMaxMs[slot] = event.indexAgeMaxMs;
    columns.indexSourcesMin[slot] = event.indexSourcesMin;
    this.#slots.set(event.schedule, slot);
  }

  remove(schedule: number, timers: Timers): void {
    const slot = knownSlot(this.#slots, schedule, 'schedule of rules');
    timers.cancel(this.table.columns.timer[slot]!);
    this.table.remove(slot);
    this.#slots.delete(schedule);
  }

  /** The market and the rules of a schedule. */
  at(schedule: number): { readonly market: number; readonly rules: Rules } {
    const slot = knownSlot(this.#slots, schedule, 'schedule of rules');
    const { columns } = this.table;
    const rules = {
      minNotional: columns.minNotional[slot]!,
      maxNotional: columns.maxNotional[slot]!,
      priceBandPpm: columns.priceBandPpm[slot]!,
      collarPpm: columns.collarPpm[slot]!,
      referenceClampPpm: columns.referenceClampPpm[slot]!,
      priceMovedPpm: columns.priceMovedPpm[slot]!,
      maxOpenOrders: columns.maxOpenOrders[slot]!,
      stopCapPpm: columns.stopCapPpm[slot]!,
      triggerPrintPpm: columns.triggerPrintPpm[slot]!,
      trailingMinBasisPoints: columns.trailingMinBasisPoints[slot]!,
      trailingMaxBasisPoints: columns.trailingMaxBasisPoints[slot]!,
      indexAgeMaxMs: columns.indexAgeMaxMs[slot]!,
      indexSourcesMin: columns.indexSourcesMin[slot]!,
    };
    return { market: columns.market[slot]!, rules };
  }

  /** Makes the index again from the records that a snapshot brought. */
  index(): void {
    for (const slot of this.table.slots()) this.#slots.set(this.table.columns.schedule[slot]!, slot);
  }
}
