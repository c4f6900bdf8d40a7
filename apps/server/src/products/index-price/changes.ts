import type { EventRecord } from '@auric/exchange';
import type { Changed, ChangedBy } from '../../engine/port/changes.ts';

/** A new index is seen in every market, and says that prices are live. */
const changes: ChangedBy<Extract<EventRecord, { type: 'IndexPublished' }>> = {
  IndexPublished(_event, changes) {
    changes.livePrices();
    changes.everyMarket();
  },
};

export const indexPriceChanges: Changed = changes;
