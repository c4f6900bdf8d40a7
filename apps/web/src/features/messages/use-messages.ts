import type { SiteMessage, Unread } from '@auric/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../data/client.ts';
import { lists } from '../../data/list-refresher.ts';
import { queryClient } from '../../data/query-client.ts';
import { messageKeys } from '../../data/keys/message-keys.ts';
import { usePaged, type Paged } from '../../kit/record/use-paged.ts';
import { wireOfMessages, type MessageFilter } from './message-filter.ts';

/** The messages that the filter lets through, newest first. */
export function useMessages(filter: MessageFilter): Paged<SiteMessage> {
  return usePaged({
    key: [...messageKeys.messages, filter],
    read: ({ signal, ...page }) =>
      api.read('site_message/index', { ...wireOfMessages(filter), ...page }, { loader: false, signal }),
  });
}

/** One message, which is read from the moment that it is shown. */
export function useOpenedMessage(id: number) {
  return useQuery({
    queryKey: [...messageKeys.one, id],
    queryFn: async () => {
      const message = await api.act('site_message/show', { id }, { loader: false });
      lists.news(messageKeys.messages, id);
      void queryClient.invalidateQueries({ queryKey: messageKeys.unread });
      return message;
    },
    retry: false,
  });
}

/** Marks as read what is in sight and older; what comes meanwhile stays new. */
export function useMarkAll() {
  return useMutation({
    mutationFn: (newest: number) => api.act('site_message/read_all', { id: newest }),
    onSuccess: (unread: Unread) => {
      queryClient.setQueryData(messageKeys.unread, unread);
      return queryClient.invalidateQueries({ queryKey: messageKeys.messages });
    },
  });
}
