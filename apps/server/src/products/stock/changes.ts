import type { EventRecord } from '@auric/exchange';
import type { Changed, ChangedBy, Changes } from '../../engine/port/changes.ts';

type Changing = Extract<EventRecord, { type: 'SessionAnnounced' | 'SessionCanceled' }>;

const everyMarketChanged = (_event: object, changes: Changes): void => changes.everyMarket();

/** What the events of stock change of what is public: when the next session of a market is. */
const changes: ChangedBy<Changing> = { SessionAnnounced: everyMarketChanged, SessionCanceled: everyMarketChanged };

export const stockChanges: Changed = changes;
