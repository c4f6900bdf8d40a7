import { formatDecimal, type Payload, type WireOption } from '@auric/api';
import { type Rejection, usdtAsset } from '@auric/exchange';
import { readAmount, readSteps } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { pageOf } from '../../edge/page.ts';
import { Refusal } from '../../edge/refusal.ts';
import { readIndexTicks } from '../../market-data/index-ticks-shape.ts';
import type { RouteParts } from '../product-row.ts';
import { optionExports } from './exports.ts';
import { meantMarket, optionMarkets } from './option-markets.ts';
import { daysOf, recordOf } from './option-record.ts';
import { poolDays } from './pool-days.ts';
import { optionOf, optionsOf } from './option-rows.ts';
import { indexScale, offerShape, type OptionRow, optionShape, ppmScale, stakeScale, usdtText } from './option-shape.ts';

type OptionPath =
  | 'microtrade/payable_currencies'
  | 'microtrade/seconds'
  | 'microtrade/index'
  | 'microtrade/submit'
  | 'microtrade/lists'
  | 'microtrade/get_result'
  | 'microtrade/record'
  | 'microtrade/statistics'
  | 'microtrade/pool'
  | 'microtrade/pool_days';

const fields = {
  asset: 'match_id',
  direction: 'type',
  seconds: 'seconds',
  stake: 'number',
  amount: 'number',
  quotedE8: 'quoted_price',
  quotedPpm: 'quoted_ratio',
} as const;

/** The calls about seconds options. */
export function binaryOptionRoutes(parts: RouteParts): HandlersOf<OptionPath | 'export/options'> {
  const { client, catalog, db, now } = parts;

  return {
    ...optionExports(parts),

    'microtrade/payable_currencies': async () => {
      const { asset, code } = await catalog.asset(usdtAsset, 'currency_id');
      return [{ currency_id: asset, currency_name: code }];
    },

    'microtrade/seconds': async (name) => {
      const meant = await meantMarket(parts, name);
      const markets = meant === null ? await optionMarkets(parts) : [meant];
      return markets.flatMap(({ market, option }) => offerShape(option, market) ?? []);
    },

    'microtrade/index': async (name) => {
      const meant = await meantMarket(parts, name);
      if (meant === null) throw new Refusal('parameter_error', 'match_id');
      const { index } = await readIndexTicks(client.port, meant.market);
      if (index === null) throw new Refusal('index_unsound', 'match_id');
      return index;
    },

    'microtrade/submit': async (payload, { customer }) => {
      const command = { type: 'BuyOption', customer, ...(await purchaseOf(payload)) } as const;
      const answer = await client.submit({ customer, requestId: payload.request_id, command, fields, detailOf });
      await client.freshModels(customer);
      return shaped(await ownOption(customer, answer.id!));
    },

    'microtrade/lists': async (filter, { customer }) => {
      const meant = await meantMarket(parts, filter);
      await client.freshModels(customer);
      const { rows, total } = await optionsOf(db, customer, meant?.option.asset, filter);
      return pageOf(await shapesOf(rows), total, filter);
    },

    'microtrade/get_result': async ({ id }, { customer }) => {
      await client.freshModels(customer);
      return shaped(await ownOption(customer, id));
    },

    'microtrade/record': async ({ from = 0 }, { customer }) => {
      await client.freshModels(customer);
      return recordOf(db, customer, from);
    },

    'microtrade/statistics': async ({ days, ...name }) => {
      const meant = await meantMarket(parts, name);
      return daysOf(db, meant === null ? await optionMarkets(parts) : [meant], { days, now: now() });
    },

    'microtrade/pool': async () => {
      const { value } = await client.port.query({ type: 'optionPool' });
      return {
        balance: usdtText(value.balance),
        reserved: usdtText(value.reserved),
        open: value.openOptions,
        customer_most: usdtText(value.customerMost),
      };
    },

    'microtrade/pool_days': ({ days }) => poolDays(parts, days),
  };

  async function purchaseOf(payload: Payload<'microtrade/submit'>) {
    const { match_id, currency_id = usdtAsset, type, seconds, number, quoted_price, quoted_ratio } = payload;
    if (currency_id !== usdtAsset) throw new Refusal('currency_unknown', 'currency_id');
    const meant = await meantMarket(parts, { match_id });
    return {
      asset: meant!.option.asset,
      direction: type,
      seconds,
      stake: readAmount(number, stakeScale, 'number'),
      quotedE8: readSteps(quoted_price, indexScale, 'quoted_price'),
      quotedPpm: readSteps(quoted_ratio, ppmScale, 'quoted_ratio'),
    };
  }

  async function ownOption(customer: number, id: number): Promise<OptionRow> {
    const row = await optionOf(db, customer, id);
    if (row === undefined) throw new Refusal('option_not_found', 'id');
    return row;
  }

  async function shapesOf(rows: readonly OptionRow[]): Promise<WireOption[]> {
    const markets = await optionMarkets(parts);
    return rows.map((row) => {
      const found = markets.find(({ option }) => option.asset === row.asset);
      if (found === undefined) throw new Error(`The asset ${row.asset} has options and no market.`);
      return optionShape(row, found.market, now());
    });
  }

  async function shaped(row: OptionRow): Promise<WireOption> {
    return (await shapesOf([row]))[0]!;
  }
}

/** The numbers of a refusal in the units of the wire. */
function detailOf({ code, detail }: Rejection): Rejection['detail'] {
  if (detail === undefined) return undefined;
  if (code === 'price_moved') return { price: formatDecimal(BigInt(detail['indexE8'] ?? 0), indexScale) };
  if (code === 'option_payout_changed')
    return { payout: formatDecimal(BigInt(detail['payoutPpm'] ?? 0), ppmScale - 2) };
  if (!('most' in detail)) return detail;
  const amounts = Object.entries(detail).map(([name, value]) => [name, usdtText(BigInt(value))] as const);
  return { ...Object.fromEntries(amounts), currency: 'USDT' };
}
