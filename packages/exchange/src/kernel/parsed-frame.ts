import type { Values } from './fields.ts';
import { journalKeyOf } from './journal-key.ts';

/** An event before its table is known: its values in their order or, from release 0.8, by their names. */
export interface ParsedEvent {
  type: string;
  version: number;
  values: readonly unknown[] | Readonly<Values>;
}

/** A frame before the tables of its events are known. */
export interface ParsedFrame {
  seq: number;
  at: number;
  customer: number;
  request: string;
  command: string;
  events: ParsedEvent[];
}

/** Reads a line of the journal with JSON.parse. Throws when it is no frame. */
export function parseLine(line: string): ParsedFrame {
  let frame: ParsedFrame;
  try {
    const json = JSON.parse(line) as unknown;
    frame = Array.isArray(json) ? ofList(json) : ofObject(json as KeyedFrame);
  } catch {
    throw new Error(`The journal has a line that is no frame: ${line.slice(0, 80)}`);
  }
  const { seq, at, customer, request, command, events } = frame;
  const isSound =
    [seq, at, customer, ...events.map(({ version }) => version)].every(Number.isSafeInteger) &&
    [request, command, ...events.map(({ type }) => type)].every((text) => typeof text === 'string');
  if (!isSound) throw new Error(`The journal has a line that is no frame: ${line.slice(0, 80)}`);
  return frame;
}

/** `[seq,at,customer,"request","Command",["Event",version,value,…],…]`. */
function ofList([seq, at, customer, request, command, ...events]: unknown[]): ParsedFrame {
  const lists = events as [string, number, ...unknown[]][];
  const parsed = lists.map(([type, version, ...values]) => ({ type, version, values }));
  return { seq, at, customer, request, command, events: parsed } as ParsedFrame;
}

/** As release 0.8 wrote it: an object with the names of all fields, the request key in hex digits. */
interface KeyedFrame extends Omit<ParsedFrame, 'events'> {
  events: (Values & { type: string; v: number })[];
}

function ofObject({ request, events, ...head }: KeyedFrame): ParsedFrame {
  const parsed = events.map((event) => ({ type: event.type, version: event.v, values: event }));
  return { ...head, request: request === '' ? '' : journalKeyOf(request), events: parsed };
}
