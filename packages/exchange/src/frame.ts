import { canCompile, EventCodec } from './kernel/codec.ts';
import type { EventTable } from './kernel/fields.ts';
import { JsonScanner } from './kernel/json-scanner.ts';
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

const comma = 44;

const codecs = new Map(
  Object.entries(eventTables as Readonly<Record<string, EventTable>>).map(([type, table]) => [
    type,
    new EventCodec(type, table),
  ]),
);

const scanner = new JsonScanner();

/** Reads the JSON lines of the journal. Throws on a line that isn't a frame or an event of no known kind. */
export function decodeFrames(text: string): Frame[] {
  const frames: Frame[] = [];
  let start = 0;
  while (start < text.length) {
    const frame = canCompile ? scanFrame(text, start) : null;
    if (frame) {
      frames.push(frame);
      start = scanner.at;
      continue;
    }
    const end = text.indexOf('\n', start);
    if (end < 0) throw new Error('The journal ends within a frame.');
    frames.push(parseFrame(text.slice(start, end)));
    start = end + 1;
  }
  return frames;
}

/** Reads a frame that is exactly as this release writes it; null for any other, which `parseFrame` reads. */
function scanFrame(text: string, start: number): Frame | null {
  scanner.start(text, start);
  scanner.expect('{"seq":');
  const seq = scanner.int();
  scanner.expect(',"at":');
  const at = scanner.int();
  scanner.expect(',"customer":');
  const customer = scanner.int();
  scanner.expect(',"request":"');
  const request = scanner.plainText();
  scanner.expect(',"command":"');
  const command = scanner.plainText();
  scanner.expect(',"events":[');
  const events: EventRecord[] = [];
  while (!scanner.failed) {
    scanner.expect('{"type":"');
    const codec = codecs.get(scanner.plainText());
    if (!codec) return null;
    events.push(codec.read(scanner) as unknown as EventRecord);
    if (text.charCodeAt(scanner.at) !== comma) break;
    scanner.at++;
  }
  scanner.expect(']}\n');
  return scanner.failed ? null : { seq, at, customer, request, command, events };
}

/** The slow way, for frames of older releases and where nothing may be compiled. */
function parseFrame(line: string): Frame {
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
