import type { MenuEntry } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import { storage } from '../../data/storage.ts';
import { entriesOf } from './entries.ts';

const storageKey = 'menu';

async function fetchMenu(): Promise<MenuEntry[]> {
  const menu = await api.read('menu', {}, { loader: false });
  storage.write(storageKey, menu);
  return menu;
}

/** The entries of home; those of the last visit until the server's are there, and where they can't be had. */
export function useEntries() {
  const [kept] = useState(() => storage.read<MenuEntry[] | null>(storageKey, null));
  return useQuery({
    queryKey: siteKeys.menu,
    queryFn: fetchMenu,
    staleTime: 5 * 60_000,
    ...(kept === null ? {} : { initialData: kept, initialDataUpdatedAt: 0 }),
    select: entriesOf,
  });
}
