import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { queryClient } from '../../data/query-client.ts';
import { accountKeys } from '../../data/keys/account-keys.ts';
import { randomId } from '../../data/random-id.ts';
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
  // An attempt without an answer keeps its name, so that pressing again can't credit twice; another wish is another act.
  const attempt = useRef<{ amount: string; id: string } | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ currency, amount }: Wish) => {
      if (attempt.current?.amount !== amount) attempt.current = { amount, id: randomId() };
      return api.act('sandbox/faucet', { currency, amount, request_id: attempt.current.id });
    },
    onSuccess: ({ amount }) => {
      attempt.current = null;
      toast(t(($) => $.assets.testFundsDone, { amount: numbers.plain(amount, 2), asset: 'USDT' }));
      void queryClient.invalidateQueries({ queryKey: accountKeys.wallet });
      onDone();
    },
    onError: (failure: ApiError) => {
      if (!failure.unknownOutcome) attempt.current = null;
      toast(failureText(failure));
    },
  });
  return { ask: mutate, pending: isPending };
}
