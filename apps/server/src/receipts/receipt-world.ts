import type { AssetView, MarketView } from '@auric/exchange';
import type { Measure, ReceiptWorld, TermsInForce } from '@auric/exchange/receipts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ExchangePort } from '../engine/port/port.ts';
import type { ConfiguredTableName } from '../products/configured.ts';

/** What receipts are made of beside frames, and how their numbers are written. */
export interface WrittenWorld extends ReceiptWorld {
  /** The decimals of what is measured, and its unit where it has one. */
  written(measure: Measure): { readonly decimals: number; readonly unit: string };
}

const rateDecimals = 6;
const indexDecimals = 8;

/** Reads listings, and the terms that were in force at the frame `seq`. */
export async function worldAt(
  { db, port }: { db: Kysely<Database>; port: Pick<ExchangePort, 'query'> },
  seq: number,
  terms: readonly string[],
): Promise<WrittenWorld> {
  const [{ value: assets }, { value: markets }] = await Promise.all([
    port.query({ type: 'assets' }),
    port.query({ type: 'markets' }),
  ]);
  const inForce = new Map(await Promise.all(terms.map(async (name) => [name, await termsAt(db, name, seq)] as const)));
  const asset = (id: number): AssetView =>
    known(
      assets.find((one) => one.asset === id),
      `asset ${id}`,
    );
  const market = (id: number): MarketView =>
    known(
      markets.find((one) => one.market === id),
      `market ${id}`,
    );
  return {
    scaleOf: (id) => asset(id).scale,
    market,
    terms: (name) => inForce.get(name) ?? null,
    written(measure) {
      if (measure.of === 'amount') return { decimals: asset(measure.asset).scale, unit: asset(measure.asset).code };
      if (measure.of === 'price') {
        const { priceDecimals, quote } = market(measure.market);
        return { decimals: priceDecimals, unit: asset(quote).code };
      }
      if (measure.of === 'quantity') {
        const { quantityDecimals, base } = market(measure.market);
        return { decimals: quantityDecimals, unit: asset(base).code };
      }
      if (measure.of === 'rate') return { decimals: measure.places ?? rateDecimals, unit: '' };
      return measure.of === 'index' ? { decimals: indexDecimals, unit: 'USDT' } : { decimals: 0, unit: '' };
    },
  };
}

/** Terms by their name, which is that of their table; of many of a kind, each has the subject `name/id`. */
async function termsAt(db: Kysely<Database>, name: string, seq: number): Promise<TermsInForce | null> {
  const [kind = '', id] = name.split('/');
  const row = await db
    .selectFrom(`view.${kind}` as ConfiguredTableName)
    .select(['effective_at', 'set_to'])
    .where('in_force', '=', true)
    .where('seq', '<', seq)
    .$if(id !== undefined, (rows) => rows.where('subject', '=', name))
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined
    ? null
    : { since: row.effective_at, values: JSON.parse(row.set_to) as Record<string, unknown> };
}

function known<T>(found: T | undefined, what: string): T {
  if (found === undefined) throw new Error(`The exchange has no ${what}.`);
  return found;
}
