import { useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { useSignedIn } from '../../data/me/use-own-data.ts';
import { queryClient } from '../../data/query-client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';

/** What keeps others out of the account. */
export function useFactors() {
  const enabled = useSignedIn();
  const queryFn = () => api.read('factor/state', {}, { loader: false });
  return useQuery({ queryKey: siteKeys.factors, queryFn, enabled });
}

/** Something of it has changed: the profile, the devices and the history say so too. */
export async function factorsChanged(): Promise<void> {
  const keys = [siteKeys.factors, siteKeys.profile, siteKeys.sessions, siteKeys.logins];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** What a passkey of the customer is to answer, to confirm an act. */
export function actChallenge(): Promise<{ options: string }> {
  return api.act('factor/challenge', {});
}
