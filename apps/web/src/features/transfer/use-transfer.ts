import type { AccountKindWord } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { decimalOfTyped } from '../../data/decimal-input.ts';
import type { ApiError } from '../../data/http/envelope.ts';
import { queryClient } from '../../data/query-client.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { randomId } from '../../data/random-id.ts';
import type { TransferDraft } from './transfer-draft.ts';

/** What has been moved. */
export interface DoneTransfer {
  from: AccountKindWord;
  to: AccountKindWord;
  coin: string;
  amount: string;
}

interface TransferCalls {
  draft: TransferDraft;
  nameIt: (requestId: string | null) => void;
  done: () => void;
}

/** Sends the draft under a name that survives a reload, so that what had no answer can be sent again and is done once. */
export function useTransfer({ draft, nameIt, done }: TransferCalls) {
  const [result, setResult] = useState<DoneTransfer | null>(null);
  const { from, to, coin } = draft;
  const amount = decimalOfTyped(draft.amount) ?? '0';
  const move = useMutation<unknown, ApiError, number>({
    mutationFn: (asset) => {
      const requestId = draft.requestId ?? randomId();
      nameIt(requestId);
      return api.act('wallet/change', {
        from_field: from,
        to_field: to,
        from_currency_id: asset,
        to_currency_id: asset,
        number: amount,
        request_id: requestId,
      });
    },
    onSuccess: async () => {
      done();
      void queryClient.invalidateQueries({ queryKey: queryKeys.bills });
      await queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
      setResult({ from, to, coin, amount });
    },
    onError: (failure) => {
      if (!failure.unknownOutcome) nameIt(null);
    },
  });
  return { result, again: () => setResult(null), move };
}
