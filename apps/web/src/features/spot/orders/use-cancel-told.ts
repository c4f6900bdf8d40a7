import type { WireOrder } from '@auric/api';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../data/http/envelope.ts';
import { isUnanswered, useCancelOrder } from '../../../data/me/use-order-acts.ts';
import { useFailureText } from '../../../ui/failure-text.ts';
import { orderNewsText } from '../../../ui/order-news-text.ts';
import { toast } from '../../../ui/toast-store.ts';

/** Cancels an order and says what has become of that. */
export function useCancelTold(): (order: WireOrder, onDone?: () => void) => void {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { mutate } = useCancelOrder();
  return (order, onDone) =>
    mutate(order, {
      onSuccess: (canceled) => {
        toast(orderNewsText(canceled, 'canceled', t));
        onDone?.();
      },
      onError: (failure) =>
        toast(isUnanswered(failure) ? t(($) => $.orders.outcomeUnknown) : failureText(failure as ApiError)),
    });
}
