import type { EventRecord } from '@auric/exchange';
import type { Changed, ChangedBy, Changes } from '../../engine/port/changes.ts';

type Changing = Extract<
  EventRecord,
  {
    type:
      | 'MarketListed'
      | 'MarketStateSet'
      | 'OrderPlaced'
      | 'OrdersTraded'
      | 'OrderClosed'
      | 'OrderAmended'
      | 'OrderTriggered'
      | 'OrderActivated'
      | 'QuotesReplaced'
      | 'TradingPhaseSet'
      | 'AuctionPriced'
      | 'LastCloseSet';
  }
>;

const bookChanged = ({ market }: { market: number }, changes: Changes): void => changes.book(market);
const marketChanged = ({ market }: { market: number }, changes: Changes): void => changes.market(market);

/** What the events of the venue change of what is public. */
const changes: ChangedBy<Changing> = {
  MarketListed: marketChanged,
  MarketStateSet: marketChanged,
  OrderPlaced: bookChanged,
  OrderClosed: bookChanged,
  OrderAmended: bookChanged,
  OrderTriggered: bookChanged,
  OrderActivated: bookChanged,
  QuotesReplaced: bookChanged,
  TradingPhaseSet: marketChanged,
  AuctionPriced: marketChanged,
  LastCloseSet: marketChanged,
  OrdersTraded(event, changes, at) {
    changes.book(event.market);
    changes.market(event.market);
    changes.trade(event.trade, event, at);
  },
};

export const venueChanges: Changed = changes;
