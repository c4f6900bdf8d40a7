import type { ChatMessage } from '@auric/api';
import type { OutgoingLine } from '../../data/support/chat-outbox.ts';
import type { ChatLine } from '../../kit/chat/chat-thread.tsx';
import type { ReactNode } from 'react';
import { ChatPicture } from './chat-picture.tsx';
import type { ApiError } from '../../data/http/envelope.ts';

/**
 * The lines as the thread shows them: those that arrived, then those on their way. A line whose answer is still to come may
 * have been pushed already, and stands once.
 */
export function shownLines(
  arrived: readonly ChatMessage[],
  outgoing: readonly OutgoingLine[],
  { reasonOf, pictureOf }: { reasonOf: (failure: ApiError) => string; pictureOf: (picture: Blob) => ReactNode },
): ChatLine[] {
  const known = new Set(arrived.map(({ request_id }) => request_id));
  return [
    ...arrived.map(({ id, from, text, attachment, time, request_id }): ChatLine => ({
      key: from === 'customer' ? request_id : `answer-${id}`,
      own: from === 'customer',
      text,
      at: time,
      ...(attachment !== null && { picture: <ChatPicture file={attachment.file} /> }),
    })),
    ...outgoing
      .filter(({ requestId }) => !known.has(requestId))
      .map(({ requestId, text, picture, at, failure }): ChatLine => ({
        key: requestId,
        own: true,
        text,
        at,
        ...(picture !== null && { picture: pictureOf(picture) }),
        ...(failure === null ? { state: 'sending' } : { state: 'failed', reason: reasonOf(failure) }),
      })),
  ];
}
