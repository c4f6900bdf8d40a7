import { formatDecimal, type Payload } from '@auric/api';
import { type Rejection, usdtAsset } from '@auric/exchange';
import { readAmount } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import type { RouteParts } from '../product-row.ts';
import { conversionOf, conversionsOf } from './conversion-rows.ts';
import { exchanges } from './exchanges.ts';
import { recurringBuyOf, recurringBuysOf, runsOf } from './recurring-rows.ts';

type ConvertPath =
  | 'wallet/change_quote'
  | 'wallet/change'
  | 'wallet/conversions'
  | 'wallet/dust'
  | 'wallet/dust_change'
  | 'recurring/list'
  | 'recurring/runs'
  | 'recurring/start'
  | 'recurring/stop';

const usdtDecimals = 6;
const wishFields = { amount: 'number', from: 'from_currency_id', to: 'to_currency_id' } as const;

/** The calls about converting. Quotes come from memory, what was converted from the read models. */
export function convertRoutes(parts: RouteParts): HandlersOf<ConvertPath> {
  const { client, catalog } = parts;
  const changes = exchanges(parts);

  return {
    'wallet/change_quote': (payload, { customer }) => changes.quoteFor(customer, payload),

    'wallet/change': (payload, { customer }) =>
      payload.from_currency_id === payload.to_currency_id
        ? changes.move(customer, payload)
        : changes.accept(customer, payload),

    'wallet/conversions': async (filter, { customer }) => {
      await client.freshModels(customer);
      return conversionsOf(parts, customer, filter);
    },

    'wallet/dust': async (_, { customer }) => {
      const { value: dust } = await client.port.query({ type: 'convertDust', customer });
      const usdt = await catalog.asset(usdtAsset, 'currency');
      const coins = dust.crumbs.map(async ({ asset, amount, paid }) => {
        const { code, scale } = await catalog.asset(asset, 'currency');
        return {
          currency: asset,
          currency_name: code,
          number: formatDecimal(amount, scale),
          received: formatDecimal(paid, usdt.scale),
        };
      });
      const paid = dust.crumbs.reduce((sum, crumb) => sum + crumb.paid, 0n);
      return {
        usable_at: dust.usableAt,
        limit: formatDecimal(BigInt(dust.mostE6), usdtDecimals),
        received: formatDecimal(paid, usdt.scale),
        coins: await Promise.all(coins),
      };
    },

    'wallet/dust_change': async ({ currencies, request_id }, { customer }) => {
      const assets = currencies.split(',').map(Number);
      if (new Set(assets).size !== assets.length || assets.includes(usdtAsset))
        throw new Refusal('parameter_error', 'currencies');
      for (const asset of assets) await catalog.asset(asset, 'currencies');
      const answer = await client.submit({
        customer,
        requestId: request_id,
        command: { type: 'ConvertDust', customer, assets },
        fields: { assets: 'currencies' },
        detailOf: dustDetail,
      });
      await client.freshModels(customer);
      return conversionOf(parts, customer, answer.id!);
    },

    'recurring/list': async (filter, { customer }) => {
      await client.freshModels(customer);
      return recurringBuysOf(parts, customer, filter);
    },

    'recurring/runs': async (filter, { customer }) => {
      await client.freshModels(customer);
      return runsOf(parts, customer, filter);
    },

    'recurring/start': async (payload, { customer }) => {
      const command = { type: 'StartRecurringBuy', customer, ...(await wishOf(payload)) } as const;
      const fields = { ...wishFields, firstAt: 'first_at' };
      const answer = await client.submit({ customer, requestId: payload.request_id, command, fields });
      await client.freshModels(customer);
      return recurringBuyOf(parts, customer, answer.id!);
    },

    'recurring/stop': async ({ id, request_id }, { customer }) => {
      const command = { type: 'StopRecurringBuy', customer, plan: id } as const;
      await client.submit({ customer, requestId: request_id, command, fields: { plan: 'id' } });
      await client.freshModels(customer);
      return recurringBuyOf(parts, customer, id);
    },
  };

  async function wishOf(payload: Payload<'recurring/start'>) {
    const from = await catalog.asset(payload.from_currency_id, 'from_currency_id');
    const to = await catalog.asset(payload.to_currency_id, 'to_currency_id');
    return {
      from: from.asset,
      to: to.asset,
      amount: readAmount(payload.number, from.scale, 'number'),
      everyDays: payload.every_days,
      firstAt: payload.first_at,
      times: payload.times,
    };
  }
}

/** The limit of a small balance in USDT. */
function dustDetail({ detail }: Rejection): Rejection['detail'] {
  const limit = detail?.['limitE6'];
  return limit === undefined ? detail : { limit: formatDecimal(BigInt(limit), usdtDecimals) };
}
