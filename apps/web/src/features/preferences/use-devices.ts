import type { Message } from '@auric/api';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { queryClient } from '../../data/query-client.ts';
import { siteKeys } from '../../data/keys/site-keys.ts';
import type { Paged } from '../../kit/record/use-paged.ts';
import { useWhole } from '../../kit/record/use-whole.ts';

export type Device = Message<'safe/sessions'>[number];

/** The devices that are signed in, this one first. */
export function useDevices(): Paged<Device> {
  return useWhole({
    key: siteKeys.sessions,
    read: async (signal) => {
      const sessions = await api.read('safe/sessions', {}, { loader: false, signal });
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

export interface Login extends LoginOnWire {
  /** Its place in the answer: two may have happened in the same moment. */
  place: number;
}
type LoginOnWire = Message<'safe/login_history'>[number];

/** The latest attempts to sign in, and changes of the way in, newest first. */
export function useLoginHistory(): Paged<Login> {
  return useWhole({
    key: siteKeys.logins,
    read: async (signal) => {
      const logins = await api.read('safe/login_history', {}, { loader: false, signal });
      return logins.map((login, place) => ({ ...login, place }));
    },
  });
}
