import { type Conversion, type ConvertQuote, formatDecimal } from '@auric/api';
import type { AssetView, ConvertQuoteView } from '@auric/exchange';
import type { Selectable } from 'kysely';
import type { Catalog } from '../../edge/catalog.ts';
import type { ConversionTable } from './tables.ts';

const rateDecimals = 12;
const ppmDecimals = 6;
const million = 1_000_000n;

/** What a conversion gives and gets, with the assets. */
interface Sides {
  readonly from: AssetView;
  readonly to: AssetView;
  readonly give: bigint;
  readonly get: bigint;
}

/** Units received for one given, rounded down. */
export function rateOf({ from, to, give, get }: Sides): string {
  const scaled = get * 10n ** BigInt(from.scale + rateDecimals);
  return formatDecimal(scaled / (give * 10n ** BigInt(to.scale)), rateDecimals);
}

/** What a conversion costs beside the index, in the asset given, rounded up. */
export function costOf({ from, give }: Pick<Sides, 'from' | 'give'>, spreadPpm: number): string {
  const ppm = BigInt(Math.max(0, spreadPpm));
  return formatDecimal((give * ppm + million - 1n) / million, from.scale);
}

/** A quote as the wire writes it. */
export async function quoteShape(catalog: Catalog, quote: ConvertQuoteView): Promise<ConvertQuote> {
  const { give, get, spreadPpm } = quote;
  const [from, to, between] = await Promise.all([
    catalog.asset(quote.from, 'from_currency_id'),
    catalog.asset(quote.to, 'to_currency_id'),
    catalog.asset(quote.quoteAsset, 'to_currency_id'),
  ]);
  return {
    quote_id: quote.quote,
    number: formatDecimal(give, from.scale),
    received: formatDecimal(get, to.scale),
    rate: rateOf({ from, to, give, get }),
    fee: costOf({ from, give }, spreadPpm),
    spread: formatDecimal(BigInt(Math.max(0, spreadPpm)), ppmDecimals),
    change: formatDecimal(quote.change, between.scale),
    change_currency: between.asset,
    expires_at: quote.validUntil,
  };
}

/** A conversion as the wire writes it. */
export async function conversionShape(catalog: Catalog, row: Selectable<ConversionTable>): Promise<Conversion> {
  const to = await catalog.asset(row.to_asset, 'currency');
  const change = row.change_asset === 0 ? to : await catalog.asset(row.change_asset, 'currency');
  return {
    id: row.id,
    kind: row.kind,
    given: await Promise.all(givenOf(row).map((part) => givenShape(catalog, part))),
    currency: to.asset,
    currency_name: to.code,
    received: formatDecimal(BigInt(row.get), to.scale),
    change: formatDecimal(BigInt(row.change), change.scale),
    change_currency_name: change.code,
    plan: row.plan,
    time: row.at,
  };
}

type Given = readonly [asset: number, amount: string];

/** What was given: one asset, or each of the small balances. */
export function givenOf({ crumbs, from_asset, give }: Selectable<ConversionTable>): readonly Given[] {
  return crumbs === '' ? [[from_asset, give]] : (JSON.parse(crumbs) as Given[]);
}

async function givenShape(catalog: Catalog, [id, amount]: Given): Promise<Conversion['given'][number]> {
  const { asset, code, scale } = await catalog.asset(id, 'currency');
  return { currency: asset, currency_name: code, number: formatDecimal(BigInt(amount), scale) };
}
