import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../data/http/envelope.ts';
import { lastKnownOrder } from '../../data/me/me-feed.ts';
import { cancelOrder, isUnanswered } from '../../data/me/send-order-acts.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { orderNewsText } from '../../kit/market/order-news-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';

/** Cancels an order and says what has become of that, also when its row has left the list by then. */
export function useCancelTold(): (order: WireOrder) => Promise<void> {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return async (order) => {
    try {
      toast(orderNewsText(await cancelOrder(order), 'canceled', t));
    } catch (failure) {
      const known = lastKnownOrder(order.id);
      if (!isUnanswered(failure)) toast(failureText(failure as ApiError));
      else if (known?.state === 'canceled') toast(orderNewsText(known, 'canceled', t));
      else toast(t(($) => $.orders.outcomeUnknown));
    }
  };
}
