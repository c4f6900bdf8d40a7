import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { queryClient } from '../query-client.ts';
import { siteKeys } from '../keys/site-keys.ts';
import { useSignedIn } from './use-own-data.ts';

/** While somebody waits for a verdict it is looked for so often, besides the message that tells of it. */
const waitingMs = 5_000;

/** How far the own identity is verified. */
export function useIdentity() {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: siteKeys.identity,
    queryFn: ({ signal }) => api.read('real/state', {}, { loader: false, signal }),
    enabled,
    refetchInterval: ({ state }) => (state.data?.state === 'in_verification' ? waitingMs : false),
  });
}

/** Takes what the server says of the identity, and asks anew for what depends on it. */
export function identityChanged(standing: Awaited<ReturnType<typeof api.act<'user/real'>>>): void {
  queryClient.setQueryData(siteKeys.identity, standing);
  void queryClient.invalidateQueries({ queryKey: siteKeys.profile });
}
