import { type EventRecord, type Exchange, type OrderView, postingsOf } from '../src/index.ts';
import { trailingTrigger } from './oracle/naive-trailing.ts';
import type { NaiveOrder, NaiveWorld } from './oracle/naive-world.ts';
import { otherSide } from './oracle/naive-book.ts';

/** An event as text, for comparison: sorted fields without the version, amounts marked, of a refusal only its code. */
export function canonical(event: EventRecord): string {
  if (event.type === 'CommandRejected') return `CommandRejected ${event.code}`;
  const fields = Object.entries(event)
    .filter(([name]) => name !== 'v')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(fields, (_name, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** The double entries of every event sum to zero per asset: conservation, event by event. */
export function unbalanced(event: EventRecord): string | null {
  const sums = new Map<number, bigint>();
  postingsOf(event, (_customer, _kind, asset, available, held) => {
    sums.set(asset, (sums.get(asset) ?? 0n) + available + held);
  });
  for (const [asset, sum] of sums)
    if (sum !== 0n) return `${canonical(event)} changes the sum of asset ${asset} by ${sum}`;
  return null;
}

/** What is on hold, recomputed from open orders and withdrawals, must be what the ledger says (D4, D18). */
function brokenHolds(w: NaiveWorld): string | null {
  const holds = new Map<string, bigint>();
  const add = (key: string, amount: bigint): void => void holds.set(key, (holds.get(key) ?? 0n) + amount);
  for (const order of w.orders.values()) add(`${order.customer}/spot/${w.heldAsset(order)}`, order.held);
  for (const held of w.withdrawals.values()) add(`${held.customer}/${held.kind}/${held.asset}`, held.amount);
  for (const [key, balance] of w.ledger.balances) {
    const expected = holds.get(key) ?? 0n;
    if (balance.held !== expected) return `${key} holds ${balance.held}, its orders and withdrawals ${expected}`;
  }
  return null;
}

function crossed(w: NaiveWorld): string | null {
  for (const market of w.markets.values()) {
    const bid = market.book.best('buy')?.price;
    const ask = market.book.best(otherSide('buy'))?.price;
    if (bid !== undefined && ask !== undefined && bid >= ask) return `market ${market.id} is crossed: ${bid} ${ask}`;
  }
  return null;
}

/** The naive world's own invariants. */
export function brokenOracle(w: NaiveWorld): string | null {
  for (const [asset, sum] of w.ledger.sums()) if (sum !== 0n) return `asset ${asset} sums to ${sum}`;
  return brokenHolds(w) ?? crossed(w);
}

/** What a customer is told of an open order. */
function orderText(order: OrderView): string {
  const { id, market, side, orderType, price, quantity, triggerPrice, filled, filledQuote, fee, held, oco, state } =
    order;
  return [id, market, side, orderType, price, quantity, triggerPrice, filled, filledQuote, fee, held, oco, state].join(
    ' ',
  );
}

function naiveOrderText(order: NaiveOrder): string {
  const { id, market, side, orderType, price, quantity, filled, filledQuote, fee, held, oco, stage } = order;
  const trails = orderType === 'trailing_stop';
  const trigger = trails ? trailingTrigger(side, order.extreme, order.trailing) : order.trigger;
  const resting = filled > 0n ? 'partially_filled' : 'new';
  const state = stage === 'pending' ? 'pending' : stage === 'queue' ? 'triggered' : resting;
  return [id, market, side, orderType, price, quantity, trigger, filled, filledQuote, fee, held, oco, state].join(' ');
}

/** Where the real exchange's balances, books or orders differ from the naive ones, or null. */
export function difference(exchange: Exchange, w: NaiveWorld): string | null {
  for (const customer of [1, 2, ...w.customers.keys()]) {
    for (const { kind, asset, available, held } of exchange.balances(customer)) {
      const naive = w.ledger.balance(customer, kind, asset);
      if (naive.available !== available || naive.held !== held) {
        return `${customer} ${kind} ${asset}: ${available}, ${held} held; naive ${naive.available}, ${naive.held} held`;
      }
    }
    const open = exchange.openOrders(customer).map(orderText).toSorted().join('\n');
    const naive = w.openOrdersOf(customer, 0).map(naiveOrderText).toSorted().join('\n');
    if (open !== naive) return `open orders of ${customer}:\n${open}\nnaive:\n${naive}`;
  }
  for (const market of w.markets.values()) {
    const depth = exchange.depth(market.id, Number.MAX_SAFE_INTEGER);
    const bids = market.book.depth('buy').join();
    const asks = market.book.depth('sell').join();
    if (depth?.bids.join() !== bids || depth.asks.join() !== asks) return `the depth of market ${market.id} differs`;
  }
  return null;
}
