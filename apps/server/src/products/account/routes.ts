import type { HandlersOf } from '../../edge/handler.ts';
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
  | HistoryPath;

const nothing = { available: 0n, held: 0n };

/** The calls about what a customer owns. Balances come from memory, bills and the past from the read models. */
export function accountRoutes(parts: RouteParts): HandlersOf<AccountPath> {
  const { client, catalog, db, now } = parts;
  async function balancesOf(customer: number) {
    return (await client.port.query({ type: 'balances', customer })).value;
  }

  return {
    'currency/list': async () =>
      Promise.all((await catalog.assets()).map((asset) => currencyShape(client, asset, catalog.isShare(asset.asset)))),

    'currency/user_currency_list': async ({ type }, { customer }) => {
      const [assets, balances] = await Promise.all([catalog.assets(), balancesOf(customer)]);
      const listed = assets.filter(({ asset }) => type === 'stock' || !catalog.isShare(asset));
      return listed.map((asset) => {
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
  };
}
