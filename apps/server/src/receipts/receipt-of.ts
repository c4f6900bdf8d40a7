import type { SharedReceipt } from '@auric/api';
import { formatDecimal } from '@auric/api';
import { type Claim, receipts, replayClaim } from '@auric/exchange/receipts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import { type JournalPlace, SettledFrames } from '../engine/port/settled-frames.ts';
import { worldAt, type WrittenWorld } from './receipt-world.ts';
import { unbilledPlace } from './unbilled-entry.ts';

export interface ReceiptParts {
  readonly db: Kysely<Database>;
  readonly port: Pick<ExchangePort, 'query'>;
}

/** An entry of a customer: what one event did to their balances. */
export interface Entry {
  readonly customer: number;
  readonly entry: number;
}

/** The receipt of an entry with the id of what was settled; null where nothing was settled by a formula, or it isn't theirs. */
export async function receiptOf(
  parts: ReceiptParts,
  { customer, entry }: Entry,
): Promise<{ subject: number; receipt: SharedReceipt } | null> {
  const frames = new SettledFrames(parts.db);
  const found = await placeOf(parts.db, frames, { customer, entry });
  if (found === null) return null;
  const event = found.frame.events[found.place];
  const making = event === undefined ? undefined : receipts.get(event.type);
  if (event === undefined || making === undefined) return null;
  const { place } = found;
  const { frame, journal } = found;
  const settled = { event, place, customer, frame, earlier: [] };
  const since = frame.at - making.lookBackMs;
  const earlier = await frames.before(frame.seq, since, (read) => making.isEnough({ ...settled, earlier: read }));
  const world = await worldAt(parts, frame.seq, making.terms(event));
  const claim = making.claim({ ...settled, earlier }, world);
  if (claim === null) return null;
  const receipt = written(claim, world, { journal, place });
  return { subject: claim.subject, receipt: { ...receipt, time: frame.at } };
}

/** Where the journal has an entry of a customer; null where it has none, or it is another's. */
async function placeOf(db: ReceiptParts['db'], frames: SettledFrames, { customer, entry }: Entry) {
  const unbilled = unbilledPlace(entry);
  if (unbilled !== null) {
    const found = await frames.frameAt(unbilled.seq);
    const settled = [...(found?.frame.events.entries() ?? [])].filter(([, { type }]) => receipts.has(type));
    const [place, event] = settled[unbilled.nth] ?? [];
    if (found === null || place === undefined || event === undefined) return null;
    return 'customer' in event && event.customer === customer ? { ...found, place } : null;
  }
  const bill = await db
    .selectFrom('view.bills')
    .select(['seq', 'place'])
    .where('customer', '=', customer)
    .where('entry', '=', entry)
    .limit(1)
    .executeTakeFirst();
  const found = bill === undefined ? null : await frames.frameAt(bill.seq);
  return bill === undefined || found === null ? null : { ...found, place: bill.place };
}

/** A claim as the wire writes it, with what its formula comes to. */
function written(
  claim: Claim,
  world: WrittenWorld,
  { journal: { seq, firstSeq, lastSeq, hash, prevHash }, place }: { journal: JournalPlace; place: number },
): Omit<SharedReceipt, 'time'> {
  const steps = replayClaim(claim.kind, claim);
  if (steps === null) throw new Error(`No formula is called ${claim.kind}.`);
  return {
    kind: claim.kind,
    inputs: claim.given.map(({ name, value, measure, origin }) => {
      const { decimals, unit } = world.written(measure);
      const { from, at = 0, seq: says = 0, source = '', sources = 0 } = origin;
      const shown = { name, measure: measure.of, unit, decimals, value: formatDecimal(value, decimals) };
      return { ...shown, from, time: at, seq: says, source, sources };
    }),
    steps: claim.recorded.map(({ name, value: recorded, measure }) => {
      const { decimals, unit } = world.written(measure);
      const { terms, rounds, value } = steps.find((step) => step.name === name)!;
      const text = (amount: bigint): string => formatDecimal(amount, decimals);
      return {
        name,
        measure: measure.of,
        unit,
        decimals,
        terms: [...terms],
        rounds,
        value: text(value),
        recorded: recorded === null ? null : text(recorded),
      };
    }),
    journal: { seq, place, first_seq: firstSeq, last_seq: lastSeq, hash, prev_hash: prevHash },
  };
}
