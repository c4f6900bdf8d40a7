import type { WireFollow } from '@auric/api';
import type { FollowView } from '@auric/exchange';
import type { Selectable } from 'kysely';
import type { FollowsTable } from './tables.ts';
import { e6Text } from './copy-numbers.ts';

/** A follow that goes on, as the wire writes it, at the marks of now. */
export function followShape(view: FollowView, name: string): WireFollow {
  return {
    follow_user_id: view.follow,
    trader_user_id: view.lead,
    name,
    copyType: view.mode === 'multiple' ? 1 : 2,
    copyMultiple: e6Text(view.sizeE6),
    followAmount: e6Text(view.followAmount),
    stop_loss: e6Text(view.stopLoss),
    max_multiple: view.leverageMost,
    share: e6Text(view.sharePpm),
    followEarnings: e6Text(view.gained),
    open_profits: e6Text(view.open),
    in_use: e6Text(view.inUse),
    shared: e6Text(view.shared),
    held: e6Text(view.held),
    status: view.closing === '' ? 'following' : 'closing',
    reason: view.closing === '' ? null : view.closing,
    start_time: view.startedAt,
    end_time: 0,
  };
}

/** A follow that is over. */
export function endedFollowShape(row: Selectable<FollowsTable>, name: string): WireFollow {
  return {
    follow_user_id: row.id,
    trader_user_id: row.lead,
    name,
    copyType: row.mode === 'multiple' ? 1 : 2,
    copyMultiple: e6Text(row.size_e6),
    followAmount: e6Text(row.follow_amount),
    stop_loss: e6Text(row.stop_loss),
    max_multiple: row.leverage_most,
    share: e6Text(row.share_ppm),
    followEarnings: e6Text(row.gained),
    open_profits: '0',
    in_use: '0',
    shared: e6Text(row.shared),
    held: '0',
    status: row.ended_at === 0 ? 'closing' : 'ended',
    reason: row.reason === '' ? null : row.reason,
    start_time: row.started_at,
    end_time: row.ended_at,
  };
}
