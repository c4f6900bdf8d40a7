import type { ChatTopic, SupportDesk } from '@auric/api';
import { create } from 'zustand';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { ApiError } from '../http/envelope.ts';
import { queryClient } from '../query-client.ts';
import { messageKeys } from '../keys/message-keys.ts';
import { randomId } from '../random-id.ts';
import { withChatNews } from './chat-lines.ts';

/** A line that the server has not confirmed. */
export interface OutgoingLine {
  /** The same on every try, so that a line whose answer was lost is not written twice. */
  readonly requestId: string;
  readonly text: string;
  readonly topic: ChatTopic | null;
  readonly at: number;
  /** Why it did not go; null while it is on its way. */
  readonly failure: ApiError | null;
}

/**
 * What was written and is on its way. It lives outside of the screen: who turns the page has written all the same, and
 * finds the line and its fate on the way back.
 */
export const useChatOutbox = create<{ lines: readonly OutgoingLine[] }>(() => ({ lines: [] }));

useApp.subscribe((now, before) => {
  if (now.token !== before.token) useChatOutbox.setState({ lines: [] });
});

/** Writes a line to customer service. */
export function sendLine(text: string, topic: ChatTopic | null): void {
  const line: OutgoingLine = { requestId: randomId(), text, topic, at: Date.now(), failure: null };
  useChatOutbox.setState(({ lines }) => ({ lines: [...lines, line] }));
  void deliver(line);
}

/** Sends a line again that did not go. */
export function retryLine(requestId: string): void {
  const line = useChatOutbox.getState().lines.find((each) => each.requestId === requestId);
  if (line === undefined || line.failure === null) return;
  change(requestId, null);
  void deliver(line);
}

async function deliver({ requestId, text, topic }: OutgoingLine): Promise<void> {
  try {
    const news = await api.act(
      'kefu/send',
      { text, request_id: requestId, ...(topic !== null && { topic }) },
      { loader: false },
    );
    queryClient.setQueryData<SupportDesk>(messageKeys.support, (desk) => desk && withChatNews(desk, news));
    useChatOutbox.setState(({ lines }) => ({ lines: lines.filter((line) => line.requestId !== requestId) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    change(requestId, error);
  }
}

function change(requestId: string, failure: ApiError | null): void {
  useChatOutbox.setState(({ lines }) => ({
    lines: lines.map((line) => (line.requestId === requestId ? { ...line, failure } : line)),
  }));
}
