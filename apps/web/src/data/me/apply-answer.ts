import type { ActEnd } from '../acts/money-act.ts';
import { queryClient } from '../query-client.ts';
import { queryKeys } from '../query-keys.ts';
import { applyOrders } from './me-feed.ts';

/** Puts what an act was answered with in place of what was known, before a push says it again. */
export function applyAnswer(end: ActEnd): void {
  if (end.became !== 'done') return;
  switch (end.act.path) {
    case 'wallet/change':
      void queryClient.invalidateQueries({ queryKey: queryKeys.bills });
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      return;
    default:
      applyOrders([end.answer as never].flat());
      // A repeat gets the first answer: since then the order may have become something else.
      if (end.act.tries > 1) void queryClient.invalidateQueries({ queryKey: queryKeys.openOrders });
  }
}
