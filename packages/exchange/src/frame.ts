import { FrameReader } from './kernel/frame-reader.ts';
import type { Rejection } from './kernel/rejection.ts';
import type { Post } from './ledger/ledger.ts';
import { type EventRecord, eventTables, postings } from './products/index.ts';

/** One line of the journal, decoded: a command's events and what they are about. */
export interface Frame {
  seq: number;
  at: number;
  customer: number;
  /** The request key as the journal has it (`requestKeyOf` gives its 48 hex digits); empty for none. */
  request: string;
  command: string;
  events: EventRecord[];
}

const reader = new FrameReader(eventTables);

/**
 * Reads the lines of the journal. Throws on a line that isn't a frame and on an event that this release doesn't know;
 * `release` is who wrote them, as far as the frames before say (`Exchange.release`).
 */
export function decodeFrames(text: string, release = ''): Frame[] {
  return reader.read(text, release) as unknown as Frame[];
}

/** The double entries of an event: per asset they sum to zero. Ledger and bills are made from the same ones. */
export function postingsOf(event: EventRecord, post: Post): void {
  postings.get(event.type)?.(event, post);
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
