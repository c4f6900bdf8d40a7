import { readAmount } from '../../edge/amounts.ts';
import type { HandlersOf } from '../../edge/handler.ts';
import { Refusal } from '../../edge/refusal.ts';
import { formatDecimal } from '@auric/api';
import type { RouteParts } from '../product-row.ts';
import { performanceOf } from './cost-basis-answer.ts';
import { equityOf } from './equity-answer.ts';
import { type HistoryPath, historyRoutes } from './history-routes.ts';
import { currencyShape } from './networks.ts';
import { balanceShape, walletOf } from './wallet.ts';

type AccountPath =
  | 'currency/list'
  | 'currency/user_currency_list'
  | 'wallet/list'
  | 'wallet/detail'
  | 'wallet/equity'
  | 'wallet/performance'
  | 'wallet/change'
  | HistoryPath;

const nothing = { available: 0n, held: 0n };

/** The calls about what a customer owns. Balances come from memory, bills and the past from the read models. */
export function accountRoutes(parts: RouteParts): HandlersOf<AccountPath> {
  const { client, catalog, db, now } = parts;
  async function balancesOf(customer: number) {
    return (await client.port.query({ type: 'balances', customer })).value;
  }

  return {
    'currency/list': async () => (await catalog.assets()).map(currencyShape),

    'currency/user_currency_list': async ({ type }, { customer }) => {
      const [assets, balances] = await Promise.all([catalog.assets(), balancesOf(customer)]);
      return assets.map((asset) => {
        const own = balances.find((balance) => balance.kind === type && balance.asset === asset.asset);
        return { ...balanceShape(catalog, asset, own ?? nothing).shape, scale: asset.scale, kind: type };
      });
    },

    'wallet/list': async (_, { customer }) => {
      const [assets, balances] = await Promise.all([catalog.assets(), balancesOf(customer)]);
      return walletOf(catalog, assets, balances);
    },

    'wallet/detail': async ({ type, currency }, { customer }) => {
      const asset = await catalog.asset(currency, 'currency');
      const balances = await balancesOf(customer);
      const own = balances.find((balance) => balance.kind === type && balance.asset === asset.asset);
      return balanceShape(catalog, asset, own ?? nothing).shape;
    },

    'wallet/equity': async ({ period }, { customer }) => {
      await client.freshModels(customer);
      return equityOf({ db, catalog, customer, period, now: now() });
    },

    'wallet/performance': async (_, { customer }) => {
      await client.freshModels(customer);
      return performanceOf({ db, assets: await catalog.assets(), customer });
    },

    ...historyRoutes(parts),

    'wallet/change': async (payload, { customer }) => {
      const asset = await catalog.asset(payload.from_currency_id, 'from_currency_id');
      if (payload.to_currency_id !== payload.from_currency_id) {
        await catalog.asset(payload.to_currency_id, 'to_currency_id');
        throw new Refusal('convert_unavailable', 'to_currency_id');
      }
      const amount = readAmount(payload.number, asset.scale, 'number');
      const answer = await client.submit({
        customer,
        requestId: payload.request_id,
        command: {
          type: 'Transfer',
          customer,
          from: payload.from_field,
          to: payload.to_field,
          asset: asset.asset,
          amount,
        },
        fields: { amount: 'number', asset: 'from_currency_id', to: 'to_field', kind: 'from_field' },
      });
      return { id: answer.id ?? 0, received: formatDecimal(amount, asset.scale), rate: '1', fee: '0' };
    },
  };
}
