import type { ListedCase } from '@auric/api/console/cases';
import type { EntryValues, HandedOut } from '@auric/api/console/values';
import type { ApiError } from '@auric/web/src/data/http/envelope.ts';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useFailureText } from '@auric/web/src/ui/states/failure-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '../../data/api.ts';
import { queryKeys } from '../../data/query-keys.ts';
import { lookOfDecision } from '../../parts/queue-looks.ts';
import { queues } from '../../texts/queues.ts';
import { openNextByItself } from './next-by-itself.ts';

const texts = queues.case;

/**
 * What can be done with a case. A decision leads on to the next one of the queue, where that is wanted; a first password
 * that came of it is handed over before.
 */
export function useCaseActs(
  { id, queue }: Pick<ListedCase, 'id' | 'queue'>,
  onHandedOut: (handedOut: HandedOut) => void,
) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const failureText = useFailureText();

  const renew = () =>
    Promise.all(
      [queryKeys.case(id), queryKeys.cases, queryKeys.queues].map((queryKey) => client.invalidateQueries({ queryKey })),
    );

  const turn = async (path: 'cases/claim' | 'cases/release') => {
    try {
      await api.act(path, { id });
    } catch (error) {
      toast(failureText(error as ApiError));
    }
    await renew();
  };

  const goOn = async () => {
    if (!openNextByItself()) return;
    const next = await api.read('cases/next', { queue, after: id });
    if (next.id !== null) return void navigate(`/queues/${queue}/${next.id}`);
    toast(texts.lastOne);
    await navigate(`/queues/${queue}`);
  };

  return {
    claim: () => turn('cases/claim'),
    release: () => turn('cases/release'),
    /** Throws what the server refuses. */
    decide: async (decision: string, reason: string, values: EntryValues) => {
      const filled = Object.keys(values).length > 0;
      const asked = { id, decision, reason, ...(filled && { values }) };
      const { state, handed_out: handedOut } = await api.act('cases/decide', asked);
      toast(state === 'second' ? texts.waitsForSecond : texts.done(lookOfDecision(queue, decision).label));
      void renew();
      if (handedOut === null) await goOn();
      else onHandedOut(handedOut);
    },
    goOn,
  };
}
