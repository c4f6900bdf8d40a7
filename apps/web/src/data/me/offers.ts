import type { Offered } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { useSignedIn } from './use-own-data.ts';

async function fetchOffers({ signal }: { signal: AbortSignal }): Promise<ReadonlyMap<string, Offered>> {
  const offers = await api.read('offers', {}, { loader: false, signal });
  return new Map(offers.map(({ offer, offered }) => [offer, offered]));
}

/**
 * What the customer may begin, by the names of the house's offers. Guests may look at everything, and what isn't known yet
 * is taken for offered: the server has the last word.
 */
export function useOffers(): (offer: string) => Offered {
  const enabled = useSignedIn();
  const { data } = useQuery({ queryKey: siteKeys.offers, queryFn: fetchOffers, staleTime: 60_000, enabled });
  return (offer) => (enabled ? (data?.get(offer) ?? 'yes') : 'yes');
}
