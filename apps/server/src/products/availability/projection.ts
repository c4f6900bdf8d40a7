import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { ConfiguredRows } from '../configured.ts';

type Said = Extract<EventRecord, { type: 'AvailabilitySet' | 'AvailabilityAnnounced' }>;

/** How it came about what is offered where; what holds now is read from memory. */
export function availabilityProjection(): Projection {
  const rows = new ConfiguredRows('view.availability');
  const add = ({ type, offer, isOn, rule, countries, effectiveAt }: Said, at: number, seq: number): void => {
    const inForce = type === 'AvailabilitySet';
    const place = { seq, subject: `availability/${offer}`, at, effective_at: inForce ? at : effectiveAt };
    // What was announced for a time is known by that time.
    rows.add({ ...place, schedule: effectiveAt, in_force: inForce }, { isOn, rule, countries });
  };
  const fold: Fold<Said> = { AvailabilitySet: add, AvailabilityAnnounced: add };
  return { tables: ['view.availability'], fold, unprojected: [], write: (client) => rows.write(client) };
}
