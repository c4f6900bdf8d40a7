import type { ColumnType, Generated } from 'kysely';

/** `waiting` until a provider took it; `bounced` when it came back from there. */
export type LetterState = 'waiting' | 'sent' | 'failed' | 'bounced' | 'pushed';

/** What a customer was told. `shown` where it stands among the site messages, `read_at` since it was opened there. */
export interface MessageTable {
  id: Generated<number>;
  customer: number;
  kind: string;
  topic: string;
  key: string;
  vals: ColumnType<unknown, string, never>;
  freeze_path: string;
  shown: boolean;
  created_at: number;
  read_at: number | null;
}

/** A message on its way through one medium; `push` is the customer's own open sockets. */
export interface LetterTable {
  id: Generated<number>;
  message: number;
  medium: 'mail' | 'sms' | 'push';
  recipient: string;
  state: ColumnType<LetterState, LetterState | undefined, LetterState>;
  tries: Generated<number>;
  due_at: number;
  created_at: number;
  ended_at: number | null;
  problem: Generated<string>;
}

/** What a customer decided about a topic; no row where they left it as it is. */
export interface ChoiceTable {
  customer: number;
  topic: string;
  channel: string;
  wanted: boolean;
}

/** One row: up to which bill, and up to which frame of the journal, customers were told what happened to them. */
export interface NewsTable {
  told_to: number | null;
  told_frame: number | null;
}

export interface MessageTables {
  'messages.news': NewsTable;
  'messages.message': MessageTable;
  'messages.letter': LetterTable;
  'messages.choice': ChoiceTable;
}
