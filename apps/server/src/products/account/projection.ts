import type { AssetView, EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { writeRow } from '../../engine/projector/rows.ts';

type Projected = Extract<EventRecord, { type: 'AssetListed' }>;

/** The listed assets. */
export function accountProjection(): Projection {
  let assets: AssetView[] = [];
  const fold: Fold<Projected> = {
    AssetListed({ asset, code, scale }) {
      assets.push({ asset, code, scale });
    },
  };
  return {
    tables: ['view.assets'],
    fold,
    unprojected: accountUnprojected,
    async write(client) {
      for (const { asset, code, scale } of assets) await writeRow(client, 'assets', assetsSql, [asset, code, scale]);
      assets = [];
    },
  };
}

/** Who somebody is and may do is kept by the register of people; the house keeps its books in the journal. */
const accountUnprojected: Projection['unprojected'] = [
  'CustomerOpened',
  'HouseFunded',
  'StandingSet',
  'CustomerClosed',
];

const assetsSql = 'insert into view.assets (asset, code, scale) values ($1, $2, $3)';
