import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';

/** The devices that are signed in, this one first. */
export function useDevices() {
  return useQuery({
    queryKey: siteKeys.sessions,
    queryFn: async () => {
      const sessions = await api.read('safe/sessions', {}, { loader: false });
      return sessions.sort((a, b) => Number(b.current) - Number(a.current) || b.last_seen_at - a.last_seen_at);
    },
  });
}

/** Signs out one other device, or all of them. */
export function useRevokeDevice() {
  return useMutation({
    mutationFn: (which: { id: string } | { all: true }) => api.act('safe/revoke_session', which),
    onSettled: () => queryClient.invalidateQueries({ queryKey: siteKeys.sessions }),
  });
}

export function useLoginHistory() {
  return useQuery({ queryKey: siteKeys.logins, queryFn: () => api.read('safe/login_history', {}, { loader: false }) });
}
