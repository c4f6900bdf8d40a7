import type { Chat, SupportDesk } from '@auric/api';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../data/client.ts';
import { useUnread } from '../../data/me/unread.ts';
import { queryClient } from '../../data/query-client.ts';
import { messageKeys } from '../../data/keys/message-keys.ts';
import { withChatNews, withKnownLines, withOlderLines } from '../../data/support/chat-lines.ts';

const key = messageKeys.support;
const pageLines = 50;

/** The chat with customer service; the own channel keeps it current. */
export function useSupport() {
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const fresh = await api.read('kefu/index', {}, { loader: false });
      return withKnownLines(fresh, queryClient.getQueryData<SupportDesk>(key));
    },
  });
}

/** Reads what lies before the oldest line. */
export function useOlderLines() {
  return useMutation({
    mutationFn: (before: number) => api.read('kefu/history', { before, limit: pageLines }, { loader: false }),
    onSuccess: (older) => queryClient.setQueryData<SupportDesk>(key, (desk) => desk && withOlderLines(desk, older)),
  });
}

/** What was answered is read once it is on a screen that somebody looks at. */
export function useReadAnswers(desk: SupportDesk | undefined): void {
  const newest = desk?.messages.findLast(({ from }) => from === 'service')?.id;
  const unread = useUnread()?.support ?? desk?.unread ?? 0;
  useEffect(() => {
    if (newest === undefined || unread === 0) return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      api.act('kefu/read', { id: newest }, { loader: false }).then(
        () => queryClient.invalidateQueries({ queryKey: messageKeys.unread }),
        () => undefined,
      );
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, unread]);
}

const changed = (chat: Chat) =>
  queryClient.setQueryData<SupportDesk>(key, (desk) => desk && withChatNews(desk, { chat, message: null }));

export function useEndChat() {
  return useMutation({ mutationFn: () => api.act('kefu/close', {}), onSuccess: changed });
}

export function useRateChat() {
  return useMutation({
    mutationFn: (rating: { id: number; rating: number }) => api.act('kefu/rate', rating, { loader: false }),
    onSuccess: changed,
  });
}
