import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { storage } from '../../data/storage.ts';
import { useOpenOrders, useSignedIn } from '../../data/me/use-own-data.ts';
import { queryKeys } from '../../data/query-keys.ts';

/** Who has traded, or has read enough about it, is not asked about again on this device. */
const key = 'first-order-known';

/** Whether the customer still has the first order before them; undefined while that is not known. */
export function useFirstOrder(): { ahead: boolean | undefined; dismiss: () => void } {
  const signedIn = useSignedIn();
  const [known, setKnown] = useState(() => storage.read(key, false));
  const enabled = signedIn && !known;
  const { data: open } = useOpenOrders();
  const { data: traded, isError } = useQuery({
    // Below the bills, so that it is asked again when a balance moves.
    queryKey: [...queryKeys.bills, 'first-trade'],
    queryFn: async () => {
      const { total } = await api.read('wallet/legal_log', { kind: 'trade', limit: 1 }, { loader: false });
      if (total > 0) storage.write(key, true);
      return total > 0;
    },
    enabled,
  });
  const dismiss = () => {
    storage.write(key, true);
    setKnown(true);
  };
  if (!enabled || isError || traded === true) return { ahead: false, dismiss };
  return { ahead: traded === undefined || open === undefined ? undefined : open.length === 0, dismiss };
}
