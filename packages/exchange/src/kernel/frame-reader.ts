import { EventCodec } from './codec.ts';
import { canCompile } from './compile.ts';
import type { EventTable, Values } from './fields.ts';
import { JsonScanner } from './json-scanner.ts';
import { NewerJournal } from './newer-journal.ts';
import { type ParsedEvent, parseLine } from './parsed-frame.ts';

const comma = 44;

/** A frame whose events are whatever the tables of its reader say. */
export interface AnyFrame {
  seq: number;
  at: number;
  customer: number;
  request: string;
  command: string;
  events: Values[];
}

/**
 * Reads the lines of a journal: as this release writes them by a scanner, all others (those of release 0.8, and all of
 * them where nothing may be compiled) by JSON.parse. Events of earlier versions come out as those of today.
 */
export class FrameReader {
  readonly #codecs: ReadonlyMap<string, EventCodec>;
  readonly #scanner = new JsonScanner();
  readonly #scans: boolean;

  constructor(tables: Readonly<Record<string, EventTable>>, scans: boolean = canCompile) {
    this.#codecs = new Map(Object.entries(tables).map(([type, table]) => [type, new EventCodec(type, table)]));
    this.#scans = scans;
  }

  /**
   * Throws at a line that is no frame, and a `NewerJournal` at an event that this release doesn't know: by the last
   * `ReleaseStarted` in the text, or else `release`, its sentence names who wrote it.
   */
  read(text: string, release: string): AnyFrame[] {
    const frames: AnyFrame[] = [];
    let start = 0;
    while (start < text.length) {
      const frame = this.#scans ? this.#scan(text, start) : null;
      if (frame) {
        frames.push(frame);
        start = this.#scanner.at;
        continue;
      }
      const end = text.indexOf('\n', start);
      if (end < 0) throw new Error('The journal ends within a frame.');
      frames.push(this.#parse(text.slice(start, end), () => writerOf(frames) ?? release));
      start = end + 1;
    }
    return frames;
  }

  /** Reads a frame that is exactly as a release since 0.9 writes it, of events that are known; null for any other. */
  #scan(text: string, start: number): AnyFrame | null {
    const scanner = this.#scanner;
    scanner.start(text, start);
    scanner.open();
    const seq = scanner.int();
    scanner.comma();
    const at = scanner.int();
    scanner.comma();
    const customer = scanner.int();
    scanner.comma();
    const request = scanner.plainText();
    scanner.comma();
    const command = scanner.plainText();
    const events: Values[] = [];
    while (!scanner.failed && text.charCodeAt(scanner.at) === comma) {
      scanner.at++;
      scanner.open();
      const codec = this.#codecs.get(scanner.plainText());
      scanner.comma();
      const version = scanner.int();
      if (!codec?.knows(version)) return null;
      events.push(codec.scan(scanner, version));
    }
    scanner.close();
    scanner.newline();
    return scanner.failed ? null : { seq, at, customer, request, command, events };
  }

  #parse(line: string, writer: () => string): AnyFrame {
    const { events, ...head } = parseLine(line);
    return { ...head, events: events.map((event) => this.#eventOf(head.seq, event, writer)) };
  }

  #eventOf(seq: number, { type, version, values }: ParsedEvent, writer: () => string): Values {
    const codec = this.#codecs.get(type);
    if (codec === undefined || version > codec.version)
      throw new NewerJournal(seq, type, version, codec?.version ?? 0, writer());
    if (!codec.knows(version)) throw new Error(`Frame ${seq} has an event ${type} of no version that ever was.`);
    try {
      return Array.isArray(values) ? codec.fromList(version, values) : codec.fromObject(version, values as Values);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Frame ${seq} has an event ${type} of version ${version} that does not fit: ${reason}.`);
    }
  }
}

/** The release that wrote what follows these frames, if they say. */
function writerOf(frames: readonly AnyFrame[]): string | undefined {
  const started = frames.flatMap(({ events }) => events).findLast(({ type }) => type === 'ReleaseStarted');
  return started?.release as string | undefined;
}
