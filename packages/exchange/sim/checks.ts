import { type EventRecord, type Frame, postingsOf } from '../src/index.ts';
import type { NaiveWorld } from './oracle/naive-world.ts';
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

/** A row of the journal takes 4 MB: a frame stays far below, also when everything triggers at once (D9). */
const frameEventsMax = 2000;

export function unbounded(frame: Frame): string | null {
  const { length } = frame.events;
  return length > frameEventsMax
    ? `frame ${frame.seq} has ${length} events, at most ${frameEventsMax} are sound`
    : null;
}

/** What is on hold, recomputed from open orders, withdrawals and what is due to referrers, must be what the ledger says (D4, D18). */
function brokenHolds(w: NaiveWorld): string | null {
  const holds = new Map<string, bigint>();
  const add = (key: string, amount: bigint): void => void holds.set(key, (holds.get(key) ?? 0n) + amount);
  for (const order of w.orders.values()) add(`${order.customer}/spot/${w.heldAsset(order)}`, order.held);
  for (const held of w.withdrawals.values()) add(`${held.customer}/${held.kind}/${held.asset}`, held.amount);
  for (const { asset, due } of w.referrals.shares) add(`2/funding/${asset}`, due);
  for (const [key, balance] of w.ledger.balances) {
    const expected = holds.get(key) ?? 0n;
    if (balance.held !== expected) return `${key} holds ${balance.held}, its records ${expected}`;
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
