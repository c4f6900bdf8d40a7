import { useEffect, useState } from 'react';
import { storage } from '../../data/storage.ts';
import { useHasTraded } from '../../data/me/use-has-traded.ts';
import { useOpenOrders, useSignedIn } from '../../data/me/use-own-data.ts';

/** Who has traded, or has read enough about it, is not asked about again on this device. */
const key = 'first-order-known';

/** Whether the customer still has the first order before them; undefined while that is not known. */
export function useFirstOrder(): { ahead: boolean | undefined; dismiss: () => void } {
  const signedIn = useSignedIn();
  const [known, setKnown] = useState(() => storage.read(key, false));
  const enabled = signedIn && !known;
  const { data: open } = useOpenOrders();
  const { data: traded, isError } = useHasTraded(enabled);
  useEffect(() => {
    if (traded === true) storage.write(key, true);
  }, [traded]);
  const dismiss = () => {
    storage.write(key, true);
    setKnown(true);
  };
  if (!enabled || isError || traded === true) return { ahead: false, dismiss };
  return { ahead: traded === undefined || open === undefined ? undefined : open.length === 0, dismiss };
}
