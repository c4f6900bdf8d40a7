import type { Unread } from '@auric/api';
import { useQuery } from '@tanstack/react-query';
import { api } from '../client.ts';
import { messageKeys } from '../keys/message-keys.ts';
import { useSignedIn } from './use-own-data.ts';

/** What waits to be read; the own channel keeps it current. */
export function useUnread(): Unread | undefined {
  const enabled = useSignedIn();
  return useQuery({
    queryKey: messageKeys.unread,
    queryFn: () => api.read('site_message/unRead', {}, { loader: false }),
    enabled,
  }).data;
}
