import type { ActEnd } from '../acts/money-act.ts';
import { isFollowDone } from '../follow/follow-acts.ts';
import { followsChanged } from '../follow/follows-changed.ts';
import { futuresChanged } from '../futures/futures-changed.ts';
import { isFuturesDone } from '../futures/outcome.ts';
import { optionsChanged } from '../seconds/options-changed.ts';
import { transferDone } from './balance-feed.ts';
import { applyOrders, ordersRepeated } from './order-feed.ts';

/** Puts what an act was answered with in place of what was known, before a push says it again. */
export function applyAnswer(end: ActEnd): void {
  if (end.became !== 'done') return;
  if (isFuturesDone(end)) return futuresChanged();
  if (isFollowDone(end)) return followsChanged();
  switch (end.act.path) {
    case 'wallet/change':
    case 'wallet/dust_change':
    case 'wallet/out':
    case 'recurring/start':
    case 'recurring/stop':
    case 'user/Transfer':
      return transferDone();
    case 'microtrade/submit':
      return optionsChanged();
    default:
      applyOrders([end.answer as never].flat());
      if (end.act.tries > 1) ordersRepeated();
  }
}
