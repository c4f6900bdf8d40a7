import type { ConsoleMessage } from '@auric/api/console';
import type { HandedOut } from '@auric/api/console/values';
import { toast } from '@auric/web/src/ui/layers/toast-store.ts';
import { useState } from 'react';
import { acts } from '../../texts/acts.ts';
import { operators as texts } from '../../texts/operators.ts';

/** What an act on operators came to: it waits for another admin, or has happened. */
export type Agreed = ConsoleMessage<'operators/add'>;

/** Says what an act on operators came to, and keeps the first password until it is handed over. */
export function useAgreed() {
  const [handedOut, setHandedOut] = useState<HandedOut | null>(null);
  return {
    handedOut,
    onAgreed: ({ proposal, handed_out: handed }: Agreed) => {
      setHandedOut(handed);
      if (handed === null) toast(proposal === null ? texts.done : acts.proposed(proposal));
    },
    onHandedOver: () => setHandedOut(null),
  };
}
