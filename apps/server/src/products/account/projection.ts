import type { AssetView, EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Projected = Extract<EventRecord, { type: 'AssetListed' | 'HouseFunded' | 'BalanceAdjusted' }>;

/** The listed assets, and what capital and corrections did to the accounts of the house. */
export function accountProjection(): Projection {
  let assets: AssetView[] = [];
  let capital: (number | bigint)[][] = [];
  const fold: Fold<Projected> = {
    AssetListed({ asset, code, scale }) {
      assets.push({ asset, code, scale });
    },
    HouseFunded: ({ account, asset, amount }, at, seq) => void capital.push([seq, at, account, asset, amount]),
    BalanceAdjusted: ({ account, asset, amount }, at, seq) => void capital.push([seq, at, account, asset, -amount]),
  };
  return {
    tables: ['view.assets', 'view.house_capital'],
    fold,
    unprojected: accountUnprojected,
    async write(client) {
      for (const { asset, code, scale } of assets) await writeRow(client, 'assets', assetsSql, [asset, code, scale]);
      for (const cells of capital) await writeRow(client, 'house capital', capitalSql, cells);
      [assets, capital] = [[], []];
    },
  };
}

/** Who somebody is and may do is kept by the register of people; the house keeps its books in the journal. */
const accountUnprojected: Projection['unprojected'] = ['CustomerOpened', 'StandingSet', 'CustomerClosed'];

const capitalSql = 'insert into view.house_capital (seq, at, account, asset, amount) values ($1, $2, $3, $4, $5)';
const assetsSql = 'insert into view.assets (asset, code, scale) values ($1, $2, $3)';
