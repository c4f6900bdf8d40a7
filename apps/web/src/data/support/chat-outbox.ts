import type { ChatTopic, SupportDesk } from '@auric/api';
import { create } from 'zustand';
import { useApp } from '../app-store.ts';
import { api } from '../client.ts';
import { ApiError } from '../http/envelope.ts';
import { queryClient } from '../query-client.ts';
import { messageKeys } from '../keys/message-keys.ts';
import { randomId } from '../random-id.ts';
import { smallPicture } from '../small-picture.ts';
import { withChatNews } from './chat-lines.ts';

/** A line that the server has not confirmed. */
export interface OutgoingLine {
  /** The same on every try, so that a line whose answer was lost is not written twice. */
  readonly requestId: string;
  readonly text: string;
  readonly topic: ChatTopic | null;
  readonly picture: Blob | null;
  /** The address of the picture since it was uploaded. */
  readonly file: string | null;
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
export function sendLine(said: Pick<OutgoingLine, 'text' | 'topic' | 'picture'>): void {
  const line: OutgoingLine = { ...said, requestId: randomId(), file: null, at: Date.now(), failure: null };
  useChatOutbox.setState(({ lines }) => ({ lines: [...lines, line] }));
  void deliver(line);
}

/** Sends a line again that did not go. */
export function retryLine(requestId: string): void {
  const line = useChatOutbox.getState().lines.find((each) => each.requestId === requestId);
  if (line === undefined || line.failure === null) return;
  change(requestId, { failure: null });
  void deliver(line);
}

async function deliver(line: OutgoingLine): Promise<void> {
  const { requestId, text, topic } = line;
  try {
    const file = await uploaded(line);
    const news = await api.act(
      'kefu/send',
      { text, request_id: requestId, ...(topic !== null && { topic }), ...(file !== null && { file }) },
      { loader: false },
    );
    queryClient.setQueryData<SupportDesk>(messageKeys.support, (desk) => desk && withChatNews(desk, news));
    useChatOutbox.setState(({ lines }) => ({ lines: lines.filter((line) => line.requestId !== requestId) }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    change(requestId, { failure: error });
  }
}

/** The picture goes up once, however often its line is sent. */
async function uploaded({ requestId, picture, file }: OutgoingLine): Promise<string | null> {
  if (picture === null || file !== null) return file;
  const address = await api.upload('upload', await smallPicture(picture), { loader: false });
  change(requestId, { file: address });
  return address;
}

function change(requestId: string, to: Partial<Pick<OutgoingLine, 'failure' | 'file'>>): void {
  useChatOutbox.setState(({ lines }) => ({
    lines: lines.map((line) => (line.requestId === requestId ? { ...line, ...to } : line)),
  }));
}
