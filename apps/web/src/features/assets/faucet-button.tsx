import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useApp } from '../../data/app-store.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useCurrencies } from '../../data/market/use-market-data.ts';
import { queryClient } from '../../data/query-client.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { randomId } from '../../data/random-id.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/button.tsx';
import { useFailureText } from '../../ui/failure-text.ts';
import { toast } from '../../ui/toast-store.ts';

const testAmount = '1000';

/** Test money for the sandbox, into the funding account. */
export function FaucetButton() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const numbers = useNumbers();
  const sandbox = useApp((state) => state.sandbox);
  const { data: currencies } = useCurrencies();
  const usdt = currencies?.find((currency) => currency.code === 'USDT');
  // An attempt without an answer keeps its name, so that pressing again can't credit twice.
  const requestId = useRef<string | null>(null);
  const ask = useMutation({
    mutationFn: (currency: number) => {
      requestId.current ??= randomId();
      return api.act('sandbox/faucet', { currency, amount: testAmount, request_id: requestId.current });
    },
    onSuccess: ({ amount }) => {
      requestId.current = null;
      toast(t(($) => $.assets.testFundsDone, { amount: numbers.plain(amount, 2), asset: 'USDT' }));
      void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
    },
    onError: (failure: ApiError) => {
      if (!failure.unknownOutcome) requestId.current = null;
      toast(failureText(failure));
    },
  });
  if (!sandbox || usdt === undefined) return null;
  return (
    <Button look="primary" disabled={ask.isPending} onClick={() => ask.mutate(usdt.id)} className="flex-auto">
      {t(($) => $.assets.testFunds)}
    </Button>
  );
}
