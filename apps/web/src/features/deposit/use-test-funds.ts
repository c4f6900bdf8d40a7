import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../data/attempt.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { queryClient } from '../../data/query-client.ts';
import { walletQuery } from '../../data/me/use-own-data.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { toast } from '../../ui/layers/toast-store.ts';

interface Wish {
  currency: number;
  amount: string;
}

/** Asks the sandbox for test money, into the funding account. */
export function useTestFunds(onDone: () => void): { ask: (wish: Wish) => void; pending: boolean } {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const numbers = useNumbers();
  const attempt = useAttempt();
  const { mutate, isPending } = useMutation({
    mutationFn: (wish: Wish) =>
      attempt.send(wish.amount, (request_id) => api.act('sandbox/faucet', { ...wish, request_id })),
    onSuccess: ({ amount }) => {
      toast(t(($) => $.deposits.testFundsDone, { amount: numbers.plain(amount, 2), asset: 'USDT' }));
      void queryClient.invalidateQueries({ queryKey: walletQuery.queryKey });
      onDone();
    },
    onError: (failure: ApiError) => toast(failureText(failure)),
  });
  return { ask: mutate, pending: isPending };
}
