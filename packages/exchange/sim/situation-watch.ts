import type { Frame } from '../src/index.ts';
import type { Situation } from './coverage.ts';
import { rightsRefused } from './oracle/naive-rights.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';

/** What waited before a step: the orders that were triggered and not yet at the book, and the times of announced fees. */
export interface Waiting {
  orders: ReadonlySet<number>;
  markets: ReadonlySet<number>;
  fees: ReadonlySet<number>;
}

export function waitingIn(w: NaiveWorld): Waiting {
  const waiting = [...w.markets.values()].filter((market) => market.queue.length > 0);
  const orders = new Set(waiting.flatMap((market) => market.queue.map((order) => order.id)));
  return {
    orders,
    markets: new Set(waiting.map((market) => market.id)),
    fees: new Set(w.announcedFees.map(({ due }) => due)),
  };
}

/** What happened to what waited, told from the events of a step. */
export function situationsOf(frames: readonly Frame[], before: Waiting, w: NaiveWorld): Situation[] {
  const found: Situation[] = [];
  const makers = new Map<number, number>();
  const events = frames.flatMap((frame) => frame.events);
  for (const [at, event] of events.entries()) {
    if (event.type === 'OrderClosed' && event.reason === 'customer' && before.orders.has(event.order))
      found.push('a triggered order canceled in the queue');
    if (event.type === 'OrderAmended' && before.orders.has(event.order))
      found.push('a triggered order amended in the queue');
    if (event.type === 'MarketStateSet' && before.markets.has(event.market)) {
      if (event.state === 'halted') found.push('a market halted with triggered orders in its queue');
      if (event.state === 'open') found.push('a market reopened with triggered orders in its queue');
    }
    if (event.type === 'OperatorActRecorded' && event.second > 0) found.push('an act of two operators');
    if (event.type === 'HouseFunded' && event.act > 0) found.push('capital after the first by two operators');
    if (event.type === 'AvailabilitySet' && event.effectiveAt > 0) found.push('announced availability in force');
    if (event.type === 'WithdrawalHeld' && rightsRefused(w, event.customer, 'spot')?.startsWith('not_'))
      found.push('a withdrawal from a country where nothing is offered');
    if (event.type === 'DepositSeen' && event.dust > 0n) found.push('a deposit with dust');
    if (event.type === 'DepositAssigned' && events[at + 1]?.type === 'DepositCredited')
      found.push('a deposit of nobody credited to its owner');
    if (event.type === 'FeeScheduleSet' && event.effectiveAt !== 0) found.push('announced fees in force');
    if (event.type === 'CustomerTransferFeesSet' && event.effectiveAt !== 0)
      found.push('announced transfer fees in force');
    if (event.type === 'ConvertTermsSet' && event.effectiveAt !== 0) found.push('announced convert terms in force');
    if (event.type === 'ConvertQuoted' && event.replaces !== 0)
      found.push('a quote replaced because the books had moved');
    if (event.type === 'Converted' && event.quoteAsset !== event.from && event.quoteAsset !== event.to)
      found.push('a conversion through two books');
    if (event.type === 'Converted' && event.change > 0n) found.push('a conversion that leaves change');
    if (event.type === 'FeeShared' && event.second !== 0) found.push('a fee shared with two levels');
    if (event.type === 'OrdersTraded') makers.set(event.trade, event.makerCustomer);
    if (event.type === 'FeeShared' && makers.get(event.trade) === event.customer) found.push('a fee of a maker shared');
    if (event.type === 'RecurringBuyRan')
      found.push(event.conversion > 0 ? 'a turn of a recurring buy taken' : 'a turn of a recurring buy left out');
    if (event.type === 'FeeScheduleAnnounced' && before.fees.has(event.effectiveAt))
      found.push('announced fees replaced by newer ones');
  }
  return found;
}
