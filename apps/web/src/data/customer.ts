import { create } from 'zustand';
import { useApp } from './app-store.ts';
import { queryClient } from './query-client.ts';
import { profileQuery } from './me/use-own-data.ts';
import { storage } from './storage.ts';

const key = 'customer';

interface KnownCustomer {
  token: string;
  id: number;
}

/**
 * The id of whoever is signed in; null for a guest, and as long as the server has not yet said whose the session is. It is known at
 * once when the app starts with the same session again.
 */
function customerOf(token: string | null): number | null {
  const known = storage.read<KnownCustomer | null>(key, null);
  return known !== null && known.token === token ? known.id : null;
}

const useStore = create<{ id: number | null }>(() => ({ id: customerOf(useApp.getState().token) }));

export const customer = (): number | null => useStore.getState().id;
export const useCustomer = (): number | null => useStore(({ id }) => id);

/** Asks whose the session is, where nobody knows. */
export async function findCustomer(): Promise<void> {
  const { token } = useApp.getState();
  if (token === null || customer() !== null) return;
  const profile = await queryClient.fetchQuery(profileQuery).catch(() => undefined);
  if (profile === undefined || token !== useApp.getState().token) return;
  storage.write(key, { token, id: profile.id } satisfies KnownCustomer);
  useStore.setState({ id: profile.id });
}

/** Follows the session: `changed` hears of every other customer, of nobody too. */
export function followCustomer(changed: () => void): void {
  useStore.subscribe(changed);
  useApp.subscribe((now, before) => {
    if (now.token === before.token) return;
    if (now.token === null) storage.write(key, null);
    useStore.setState({ id: customerOf(now.token) });
    void findCustomer();
  });
  void findCustomer();
}
