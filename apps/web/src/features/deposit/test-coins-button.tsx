import type { Currency } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAttempt } from '../../data/attempt.ts';
import { api } from '../../data/client.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { useNumbers } from '../../locales/number-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/layers/toast-store.ts';
import { useFailureText } from '../../ui/states/failure-text.ts';
import { depositsChanged } from './use-deposits.ts';

/** Has the sandbox pay to the customer's address, as anybody outside would. */
export function TestCoinsButton({ coin, network }: { coin: Currency; network: string }) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const failureText = useFailureText();
  const attempt = useAttempt();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      attempt.send(network, (request_id) =>
        api.act('sandbox/deposit', { currency: coin.id, type: network, request_id }),
      ),
    onSuccess: ({ amount }) => {
      toast(t(($) => $.deposits.testSent, { amount: numbers.plain(amount, coin.scale), asset: coin.code }));
      depositsChanged();
    },
    onError: (failure: ApiError) => toast(failureText(failure)),
  });
  return (
    <Button look="primary" disabled={isPending} onClick={() => mutate()} className="w-full">
      {t(($) => $.deposits.sendTest)}
    </Button>
  );
}
