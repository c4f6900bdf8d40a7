import { EventCodec } from './kernel/codec.ts';
import type { EventTable } from './kernel/fields.ts';
import type { Rejection } from './kernel/rejection.ts';
import type { Post } from './ledger/ledger.ts';
import { type EventRecord, eventTables, postings } from './products/index.ts';

/** One line of the journal, decoded: a command's events and what they are about. */
export interface Frame {
  seq: number;
  at: number;
  customer: number;
  /** The request key, 48 hex digits; empty for none. */
  request: string;
  command: string;
  events: EventRecord[];
}

const codecs = new Map(
  Object.entries(eventTables as Readonly<Record<string, EventTable>>).map(([type, table]) => [
    type,
    new EventCodec(type, table),
  ]),
);

/** Reads the JSON lines of the journal. Throws on a line that isn't a frame or an event of no known kind. */
export function decodeFrames(text: string): Frame[] {
  const frames: Frame[] = [];
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    if (end < 0) throw new Error('The journal ends within a frame.');
    frames.push(decodeFrame(text.slice(start, end)));
    start = end + 1;
  }
  return frames;
}

function decodeFrame(line: string): Frame {
  const frame = JSON.parse(line) as Frame;
  for (const event of frame.events as unknown as (Record<string, unknown> & { type: string })[]) {
    const codec = codecs.get(event.type);
    if (!codec) throw new Error(`Frame ${frame.seq} has an unknown event ${event.type}.`);
    codec.decode(event);
  }
  return frame;
}

/** The double entries of an event: per asset they sum to zero. Ledger and bills are made from the same ones. */
export function postingsOf(event: EventRecord, post: Post): void {
  const legs = (postings as Readonly<Record<string, (event: EventRecord, post: Post) => void>>)[event.type];
  legs?.(event, post);
}

/** The refusal that a frame records, or null. */
export function rejectionOf(frame: Frame): Rejection | null {
  const event = frame.events.find((candidate) => candidate.type === 'CommandRejected');
  if (!event) return null;
  const { code, field, detail } = event;
  return {
    code,
    ...(field === '' ? {} : { field }),
    ...(detail === '' ? {} : { detail: JSON.parse(detail) as Record<string, string | number> }),
  };
}
