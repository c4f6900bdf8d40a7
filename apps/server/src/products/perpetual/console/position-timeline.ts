import { formatDecimal } from '@auric/api';
import { belowPlace } from '../../../console/customers/below-place.ts';
import type { ConsolePart, TimelinePiece, TimelinePlace } from '../../../console/part.ts';
import type { ConsolePartLent } from '../../product-row.ts';
import { scalesOf } from '../../venue/order-desk.ts';
import { changesOf, changeValues } from '../change-rows.ts';
import { averageOf } from '../../../market-data/average-price.ts';

type Lent = Pick<ConsolePartLent, 'db' | 'catalog'>;

/**
 * What opened and closed a customer's positions, by their own orders or without them, the funding of them, and what else was changed. Their ids are of
 * one count, so that they are in the order of the journal.
 */
export function positionTimeline(lent: Lent): NonNullable<ConsolePart['timeline']> {
  return async (customer, before, limit) => {
    const [fills, payments, changes] = await Promise.all([
      fillPieces(lent, customer, before, limit),
      fundingPieces(lent, customer, before, limit),
      changePieces(lent, customer, before, limit),
    ]);
    const newest = (left: TimelinePiece, right: TimelinePiece): number =>
      right.at - left.at || Number(right.id) - Number(left.id);
    return [...fills, ...payments, ...changes].toSorted(newest).slice(0, limit);
  };
}

async function fillPieces(
  { db, catalog }: Lent,
  customer: number,
  before: TimelinePlace | null,
  limit: number,
): Promise<TimelinePiece[]> {
  const own = db.selectFrom('view.position_fills').selectAll().where('customer', '=', customer);
  const rows = await belowPlace(own, { at: 'at', id: 'id' }, before, limit);
  return Promise.all(
    rows.map(async ({ id, at, position, side, reduces, reason, lots, value, realised, fee, market: traded }) => {
      const scales = await scalesOf(catalog, await catalog.marketById(traded));
      const { market, base, quote } = scales;
      const values = {
        position,
        market: market.symbol,
        side,
        quantity: `${formatDecimal(lots, market.quantityDecimals)} ${base.code}`,
        price: averageOf(BigInt(value), lots, scales),
        fee: formatDecimal(BigInt(fee), quote.scale),
        currency: quote.code,
      };
      if (!reduces) return { at, id: String(id), kind: 'opened', values };
      const gained = formatDecimal(BigInt(realised), quote.scale);
      return { at, id: String(id), kind: reason, values: { ...values, realised: gained } };
    }),
  );
}

async function fundingPieces(
  { db, catalog }: Lent,
  customer: number,
  before: TimelinePlace | null,
  limit: number,
): Promise<TimelinePiece[]> {
  const own = db.selectFrom('view.funding_payments').selectAll().where('customer', '=', customer);
  const rows = await belowPlace(own, { at: 'at', id: 'id' }, before, limit);
  return Promise.all(
    rows.map(async ({ id, at, position, market, amount, margin }) => {
      const { symbol, quote } = await catalog.marketById(market);
      const { code, scale } = await catalog.asset(quote, 'currency');
      const values = {
        position,
        market: symbol,
        amount: formatDecimal(BigInt(amount), scale),
        margin: formatDecimal(BigInt(margin), scale),
        currency: code,
      };
      return { at, id: String(id), kind: 'funding', values };
    }),
  );
}

async function changePieces(
  { db, catalog }: Lent,
  customer: number,
  before: TimelinePlace | null,
  limit: number,
): Promise<TimelinePiece[]> {
  const rows = await belowPlace(changesOf(db, customer), { at: 'at', id: 'id' }, before, limit);
  return Promise.all(
    rows.map(async (row) => ({
      at: row.at,
      id: String(row.id),
      kind: row.change,
      values: await changeValues(catalog, row),
    })),
  );
}
