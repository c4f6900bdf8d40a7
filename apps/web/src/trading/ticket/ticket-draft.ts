import { storage, type ClientStorage } from '../../data/storage.ts';
import { emptyTicket, type Ticket } from './ticket-state.ts';

/** A draft that is older speaks of another market: its prices are no longer anybody's intention. */
const draftLivesMs = 60 * 60_000;

interface StoredDraft {
  at: number;
  ticket: Ticket;
}

const keyOf = (market: number): string => `ticket:${market}`;

/**
 * The ticket as it was left, before a reload or a login. An order that was on its way then has an outcome that nobody
 * knows: it keeps its request id, so that sending it again can't place it twice.
 */
export function readDraft(market: number, now: number, store: ClientStorage = storage): Ticket {
  const stored = store.read<StoredDraft | null>(keyOf(market), null);
  if (stored === null || now - stored.at > draftLivesMs) return emptyTicket;
  const { phase, amount, total, price } = stored.ticket;
  // A price without an amount was most likely filled in by the app, and by now the market is somewhere else.
  const keptPrice = amount === '' && total === '' && phase === 'editing' ? '' : price;
  return { ...emptyTicket, ...stored.ticket, price: keptPrice, phase: phase === 'submitting' ? 'unknown' : phase };
}

export function writeDraft(market: number, ticket: Ticket, now: number, store: ClientStorage = storage): void {
  store.write(keyOf(market), { at: now, ticket } satisfies StoredDraft);
}
