import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { EventCodec } from './codec.ts';
import { added, type EventTable, type Values } from './fields.ts';
import { FrameReader } from './frame-reader.ts';
import { type FrameHead, FrameWriter } from './frame-writer.ts';
import { journalKeyOf, readJournalKey, requestKeyOf } from './journal-key.ts';
import { NewerJournal } from './newer-journal.ts';
import { readRequestKey } from './request-ids.ts';
import { decodeText } from './text-bytes.ts';

type Tables = Readonly<Record<string, EventTable>>;

const everyKind = {
  version: 1,
  fields: { count: 'int', amount: 'amount', word: ['', 'buy', 'sell'], name: 'text', isSet: 'flag', list: 'ints' },
} as const;
const tables = { Everything: everyKind, Nothing: { version: 1, fields: {} } } as const;

/** Both ways to read: by the scanner, and by JSON.parse where nothing may be compiled. */
const readers = (of: Tables): FrameReader[] => [new FrameReader(of, true), new FrameReader(of, false)];

function written(of: Tables, frames: { at: number; head: FrameHead; events: Values[] }[]): string {
  const writer = new FrameWriter();
  frames.forEach(({ at, head, events }, index) => {
    writer.start(index + 1, at, head);
    for (const event of events) writer.event(new EventCodec(event.type as string, of[event.type as string]!), event);
    writer.end();
  });
  return decodeText(writer.take());
}

/** One frame of one event, as a release with these tables writes it. */
function line(of: Tables, event: Values): string {
  return written(of, [{ at: 5, head: { command: 'Do', customer: 0, request: null }, events: [event] }]);
}

const event = fc.oneof(
  fc.constant({ type: 'Nothing' }),
  fc.record({
    type: fc.constant('Everything'),
    count: fc.oneof(fc.maxSafeInteger(), fc.integer({ min: 0, max: 200 })).map((value) => value + 0),
    amount: fc.oneof(
      fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }),
      fc.constantFrom(2n ** 53n - 1n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 53n) - 1n, 0n),
    ),
    word: fc.constantFrom('', 'buy', 'sell'),
    name: fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.constant('\ufeff"]\\\n')),
    isSet: fc.boolean(),
    list: fc.array(fc.maxSafeInteger().map((value) => value + 0)),
  }),
);
const key = fc.option(
  fc.array(fc.nat({ max: 0xffffffff }), { minLength: 6, maxLength: 6 }).map((w) => Uint32Array.from(w)),
);
const head = fc.record({ command: fc.constantFrom('Do', 'DoNot'), customer: fc.nat(), request: key });
const frame = fc.record({
  at: fc.constantFrom(0, 1_767_279_601_564, 1_767_279_601_565),
  head,
  events: fc.array(event, { minLength: 1, maxLength: 4 }),
});

describe('frames', () => {
  test('D16 are read as they were written, by the scanner and by JSON.parse alike', () => {
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 4 }), (frames) => {
        const text = written(tables, frames);
        const wanted = frames.map(({ at, head: { command, customer, request }, events }, index) => {
          const digits = request && Array.from(request, (word) => word.toString(16).padStart(8, '0')).join('');
          return { seq: index + 1, at, customer, request: digits ? journalKeyOf(digits) : '', command, events };
        });
        for (const reader of readers(tables)) expect(reader.read(text, '')).toEqual(wanted);
      }),
    );
  });

  test.each(['sell', ''])('are read without JSON.parse as they are written today, with the word "%s"', (word) => {
    const values = { count: 7, amount: 2n ** 60n, word, name: 'plain', isSet: false, list: [] };
    const text = line(tables, { type: 'Everything', ...values });
    const parse = vi.spyOn(JSON, 'parse');
    expect(new FrameReader(tables, true).read(text, '')).toHaveLength(1);
    expect(parse).not.toHaveBeenCalled();
    expect(new FrameReader(tables, false).read(text, '')).toHaveLength(1);
    expect(parse).toHaveBeenCalledOnce();
    parse.mockRestore();
  });

  test('are one positional line each', () => {
    const of = { ...everyKind, type: 'Everything', count: 7, amount: -5n, word: 'buy', name: 'é"', isSet: true };
    const list = [1, -2];
    const request = new Uint32Array([0, 0, 0, 0, 0, 1]);
    const frames = [{ at: 99, head: { command: 'Do', customer: 1001, request }, events: [{ ...of, list }] }];
    expect(written(tables, frames)).toBe(
      String.raw`[1,99,1001,"AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB","Do",["Everything",1,7,-5,"buy","é\"",1,[1,-2]]]` + '\n',
    );
  });

  test.each([
    ['[1,5,0,"","Do",["Nothing",1]', 'ends within a frame'],
    ['[1,5,0,"","Do",["Nothing",1]\n', 'no frame: [1,5,0,"","Do",["Nothing",1]'],
    ['7\n', 'no frame: 7'],
    [
      '[1,5,0,"","Do",["Nothing",1,4]]\n',
      'Frame 1 has an event Nothing of version 1 that does not fit: it has 1 values',
    ],
    ['[1,5,0,"","Do",["Nothing",0]]\n', 'Frame 1 has an event Nothing of no version that ever was'],
    ['[1,5,0,"","Do",["Everything",1,7,5,"bought","",1,[]]]\n', 'its field word has no value of its kind'],
    ['[1,5,0,"","Do",["Everything",1,0.5,5,"buy","",1,[]]]\n', 'its field count has no value of its kind'],
    [
      '[1,5,0,"","Do",["Everything",1,1,9007199254740993,"buy","",1,[]]]\n',
      'its field amount has no value of its kind',
    ],
  ])('%s is refused: %s', (text, reason) => {
    for (const reader of readers(tables)) expect(() => reader.read(text, '')).toThrow(reason);
  });
});

describe('request keys in the journal', () => {
  test('come back as they were, whatever their bits', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 15 }), { minLength: 48, maxLength: 48 }), (digits) => {
        const hex = digits.map((digit) => digit.toString(16)).join('');
        const [words, read] = [new Uint32Array(6), new Uint32Array(6)];
        readRequestKey(hex, words);
        expect(requestKeyOf(journalKeyOf(hex))).toBe(hex);
        expect(journalKeyOf(hex)).toBe(Buffer.from(hex, 'hex').toString('base64url'));
        expect(readJournalKey(journalKeyOf(hex), read)).toBe(true);
        expect(read).toEqual(words);
      }),
    );
  });

  test.each(['', 'A'.repeat(31), 'A'.repeat(33), `${'A'.repeat(31)}=`, `é${'A'.repeat(31)}`])('%s is none', (text) => {
    expect(readJournalKey(text, new Uint32Array(6))).toBe(false);
  });
});

describe('an event between releases', () => {
  const first = { Placed: { version: 1, fields: { order: 'int', price: 'int' } } } as const;
  const second = {
    Placed: {
      version: 2,
      fields: {
        order: 'int',
        price: 'int',
        count: added(2, 'int', 3),
        fee: added(2, 'amount', 5n),
        memo: added(2, 'text', 'none'),
        side: added(2, ['buy', 'sell'], 'sell'),
        isHidden: added(2, 'flag', false),
        levels: added(2, 'ints', []),
      },
    },
  } as const;
  /** `price` became a pair of bounds, and once more something was added. */
  const fourth = {
    Placed: {
      version: 4,
      fields: { order: 'int', low: 'int', high: 'int', tag: added(4, 'text', '') },
      earlier: {
        2: {
          fields: second.Placed.fields,
          upcast: ({ type, order, price, count }: Values) => ({
            type,
            order,
            low: price,
            high: Number(price) + Number(count),
          }),
        },
      },
    },
  } as const;
  const old = line(first, { type: 'Placed', order: 1, price: 10 });

  test('a field that came later has its default in older lines', () => {
    const event = {
      type: 'Placed',
      order: 1,
      price: 10,
      count: 3,
      fee: 5n,
      memo: 'none',
      side: 'sell',
      isHidden: false,
    };
    for (const reader of readers(second)) expect(reader.read(old, '')[0]!.events).toEqual([{ ...event, levels: [] }]);
  });

  test('a renamed and a removed field go through an upcaster, from every version', () => {
    const added = { count: 4, fee: 0n, memo: '', side: 'buy', isHidden: true, levels: [1] };
    const lines = [old, line(second, { type: 'Placed', order: 2, price: 10, ...added })];
    lines.push('[3,5,0,"","Do",["Placed",3,3,10,15]]\n');
    lines.push(line(fourth, { type: 'Placed', order: 4, low: 10, high: 16, tag: 'x' }));
    const wanted = [13, 14, 15, 16].map((high, i) => ({
      type: 'Placed',
      order: i + 1,
      low: 10,
      high,
      tag: i === 3 ? 'x' : '',
    }));
    for (const reader of readers(fourth)) {
      expect(reader.read(lines.join(''), '').flatMap(({ events }) => events)).toEqual(wanted);
    }
  });

  test('a table that names a version before its time is a mistake found at the start', () => {
    const late = { version: 1, fields: { order: added(2, 'int', 0) } } as const;
    expect(() => new EventCodec('Placed', late)).toThrow('Placed.order came later than version 1.');
  });

  const known = { ...first, ReleaseStarted: { version: 1, fields: { release: 'text' } } } as const;
  const started = line(known, { type: 'ReleaseStarted', release: '1.2.0' });
  const newer = line(second, {
    type: 'Placed',
    order: 1,
    price: 10,
    count: 0,
    fee: 0n,
    memo: '',
    side: 'buy',
    levels: [],
  });
  const strange = '[9,5,0,"","Do",["Placed",1,1,1],["Split",1,1]]\n';

  test.each([
    [
      'an unknown event',
      strange,
      '',
      'Frame 9 has an event Split of version 1, and this release does not know it: a later release wrote it and is needed to read on.',
    ],
    [
      'one after a release that gave its name',
      started + strange,
      '',
      'this release does not know it: release 1.2.0 wrote it',
    ],
    [
      'one after a release that is known from before',
      strange,
      '1.1.0',
      'this release does not know it: release 1.1.0 wrote it',
    ],
    [
      'a newer version',
      newer,
      '1.1.0',
      'Frame 1 has an event Placed of version 2, and this release knows it up to version 1: release 1.1.0 wrote it',
    ],
  ])('%s ends the reading with what is needed', (_what, text, release, sentence) => {
    for (const reader of readers(known)) {
      expect(() => reader.read(text, release)).toThrow(NewerJournal);
      expect(() => reader.read(text, release)).toThrow(sentence);
    }
  });
});
