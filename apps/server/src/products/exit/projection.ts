import type { EventRecord } from '@auric/exchange';
import type { Fold, Projection } from '../../engine/projector/projection.ts';
import { ConfiguredRows } from '../configured.ts';
import { identityLimitsSubject, outflowSubject } from './setting-subjects.ts';

type Set = Extract<EventRecord, { type: 'IdentityLimitsSet' | 'OutflowLimitSet' }>;

/** How the limits of exits came about; which hold is read from memory. */
export function exitProjection(): Projection {
  const rows = new ConfiguredRows('view.exit_settings');
  const fold: Fold<Set> = {
    IdentityLimitsSet: ({ type: _type, ...said }, at, seq) => rows.set(identityLimitsSubject, at, seq, said),
    OutflowLimitSet: ({ type: _type, asset, ...said }, at, seq) => rows.set(outflowSubject(asset), at, seq, said),
  };
  return { tables: ['view.exit_settings'], fold, unprojected: [], write: (client) => rows.write(client) };
}
