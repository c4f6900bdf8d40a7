import { messageTopics, type Params } from '@auric/api';
import { chosen, readFilter, word, writeFilter, type FilterOf } from '../../kit/record/filter-spec.ts';

const spec = { topic: word('topic', messageTopics), unread: word('unread', ['1']) };

export type MessageFilter = FilterOf<typeof spec>;

export const readMessageFilter = (address: URLSearchParams): MessageFilter => readFilter(spec, address);
export const addressOfMessages = (filter: MessageFilter): URLSearchParams => writeFilter(spec, filter);

/** The filter as the call takes it. */
export function wireOfMessages({ topic, unread }: MessageFilter): Params<'site_message/index'> {
  return chosen({ topic, unread: unread === null ? null : true });
}
