import type { ChatTopic } from '@auric/api';
import type { Generated } from 'kysely';

export interface ChatTable {
  id: Generated<number>;
  customer: number;
  topic: ChatTopic;
  state: Generated<'open' | 'closed'>;
  opened_at: number;
  closed_at: number | null;
  rating: number | null;
}

/** A line of a chat; `file` is the id of a picture. What has one request id of one sender is one line. */
export interface ChatMessageTable {
  id: Generated<number>;
  chat: number;
  customer: number;
  sender: 'customer' | 'service';
  operator: number | null;
  body: string;
  file: string | null;
  request_id: string;
  at: number;
}

/** Up to which line a customer has read the answers. */
export interface ReaderTable {
  customer: number;
  read_to: number;
}

export interface SupportTables {
  'support.chat': ChatTable;
  'support.message': ChatMessageTable;
  'support.reader': ReaderTable;
}
