import type { EventRecord } from '@auric/exchange';
import type { Changed, ChangedBy } from '../../engine/port/changes.ts';

/** With fewer sound sources a tick repeats the last index, which says nothing new of any market outside. */
const liveSourcesMin = 2;

/** A new index is seen in every market, and says that prices are live while one of them is. */
const changes: ChangedBy<Extract<EventRecord, { type: 'IndexPublished' }>> = {
  IndexPublished({ prices }, changes) {
    if (prices.some((value, i) => i % 4 === 3 && value >= liveSourcesMin)) changes.livePrices();
    changes.everyMarket();
  },
};

export const indexPriceChanges: Changed = changes;
