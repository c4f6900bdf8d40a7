import type { EventRecord } from '@auric/exchange';
import type { Projection } from '../../engine/projector/projection.ts';

type AccountEvent = Extract<EventRecord, { type: 'AssetListed' }>;

export const accountProjection: Projection<AccountEvent> = {
  AssetListed(view, { asset, code, scale }) {
    view.assets.push({ asset, code, scale });
  },
};

/** Who somebody is and may do is kept by the register of people; a hold moves nothing that is owned; the
 * house keeps its books in the journal. */
export const accountUnprojected = [
  'CustomerOpened',
  'HouseFunded',
  'WithdrawalHeld',
  'WithdrawalReleased',
  'StandingSet',
] as const satisfies readonly EventRecord['type'][];
