import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeOf, scaledDown, scaledUp } from './amounts.ts';
import { ByteWriter } from './byte-writer.ts';
import { IntMap } from './int-map.ts';
import { SnapshotReader, SnapshotWriter } from './snapshot-bytes.ts';
import { Table } from './table.ts';
import { decodeText } from './text-bytes.ts';

describe('amounts', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const ppm = fc.integer({ min: 0, max: 1_000_000 });

  test('D13 a fee is the exact product rounded up, and splitting never lowers it', () => {
    fc.assert(
      fc.property(amount, amount, ppm, (left, right, rate) => {
        const exact = (value: number): bigint => (BigInt(value) * BigInt(rate) + 999_999n) / 1_000_000n;
        expect(BigInt(feeOf(left, rate))).toBe(exact(left));
        if (Number.isSafeInteger(left + right))
          expect(feeOf(left, rate) + feeOf(right, rate)).toBeGreaterThanOrEqual(feeOf(left + right, rate));
      }),
    );
  });

  test('scaling rounds to the side that its name says, exactly', () => {
    const ticks = fc.integer({ min: 1, max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(ticks, fc.integer({ min: -999_999, max: 999_999 }), (value, rate) => {
        const product = BigInt(value) * BigInt(1_000_000 + rate);
        expect(BigInt(scaledDown(value, rate))).toBe(product / 1_000_000n);
        expect(BigInt(scaledUp(value, rate))).toBe((product + 999_999n) / 1_000_000n);
      }),
    );
  });
});

describe('byte writer', () => {
  test('D16 every safe integer is written in plain digits, a bigint beyond them in quotes', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.bigInt({ min: -(1n << 63n), max: (1n << 63n) - 1n }), (int, big) => {
        const writer = new ByteWriter(8);
        writer.int(int);
        writer.byte(32);
        writer.length = writer.amountAt(writer.reserve(20), big);
        const digits = Number.isSafeInteger(Number(big)) ? `${big}` : `"${big}"`;
        expect(decodeText(writer.bytes.subarray(0, writer.length))).toBe(`${Object.is(int, -0) ? 0 : int} ${digits}`);
      }),
    );
  });

  test.each([0.5, 12.25, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)])('D16 refuses %s', (value) => {
    expect(() => new ByteWriter().int(value)).toThrow(RangeError);
  });

  test('a text is JSON, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const writer = new ByteWriter(4);
        writer.length = writer.textAt(0, text);
        expect(JSON.parse(decodeText(writer.bytes.subarray(0, writer.length)))).toBe(JSON.parse(JSON.stringify(text)));
      }),
    );
  });
});

describe('int map', () => {
  test('is a Map, whatever comes and goes', () => {
    const key = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));
    const step = fc.record({ key, set: fc.boolean(), value: fc.integer({ min: 0, max: 2 ** 31 - 1 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), (steps) => {
        const [ours, plain] = [new IntMap(2), new Map<number, number>()];
        for (const { key: at, set, value } of steps) {
          if (set) {
            ours.set(at, value);
            plain.set(at, value);
          } else {
            ours.delete(at);
            plain.delete(at);
          }
        }
        expect(ours.size).toBe(plain.size);
        for (const { key: at } of steps) expect(ours.get(at)).toBe(plain.get(at) ?? -1);
      }),
    );
  });

  test('nothing is known by the id 0 while a map leaves a table that became too small', () => {
    const map = new IntMap(1);
    for (let key = 1; key <= 2000; key++) {
      map.set(key, key + 7);
      expect([map.get(0), map.get(-1)], `with ${key} entries`).toEqual([-1, -1]);
    }
  });

  test('is a Map at every step while it leaves a table that became too small', () => {
    const [ours, plain] = [new IntMap(), new Map<number, number>()];
    for (let step = 1; step <= 20_000; step++) {
      const key = ((step * 7919) % 12_007) + 1;
      if (step % 5 === 0) {
        ours.delete(key);
        plain.delete(key);
      } else {
        ours.set(key, step);
        plain.set(key, step);
      }
      const other = ((step * 104_729) % 12_007) + 1;
      if (ours.get(other) !== (plain.get(other) ?? -1) || ours.size !== plain.size)
        throw new Error(`Step ${step}: ${other} is ${ours.get(other)}, by the Map ${plain.get(other)}.`);
    }
    for (let key = 1; key <= 12_007; key++) expect(ours.get(key)).toBe(plain.get(key) ?? -1);
  });
});

describe('table', () => {
  const fields = { id: 'int', amount: 'amount', word: ['a', 'b'], name: 'text', list: 'ints' } as const;
  interface Row {
    id: number;
    amount: bigint;
    name: string;
  }

  function filled(rows: readonly Row[]): Table<typeof fields> {
    const table = new Table('test', fields);
    for (const row of rows) {
      const slot = table.add();
      table.columns.id[slot] = row.id;
      table.columns.amount[slot] = row.amount;
      table.columns.word[slot] = row.id % 2 === 0 ? 0 : 1;
      table.columns.name[slot] = row.name;
      table.columns.list[slot] = [row.id, 2];
    }
    return table;
  }

  const row = fc.record({
    id: fc.integer({ min: 1 }),
    amount: fc.bigInt({ min: -(1n << 60n), max: 1n << 60n }),
    name: fc.string(),
  });

  test('the hash does not depend on slots, and survives a snapshot', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const table = filled(rows);
        const reversed = filled(rows.toReversed());
        expect(reversed.hash()).toBe(table.hash());
        const writer = new SnapshotWriter();
        table.save(writer);
        const loaded = new Table('test', fields);
        loaded.load(new SnapshotReader(writer.finish()));
        expect(loaded.hash()).toBe(table.hash());
      }),
    );
  });

  test('every row is what was written while the arrays grow one by one', () => {
    const rows = Array.from({ length: 3000 }, (_, i) => ({ id: i + 1, amount: BigInt(i) << 40n, name: `${i}` }));
    const table = new Table('test', fields);
    const slots: number[] = [];
    for (const { id, amount, name } of rows) {
      const slot = table.add();
      slots.push(slot);
      Object.entries({ id, amount, word: id % 2, name, list: [id] }).forEach(([key, value]) => {
        (table.columns as unknown as Record<string, unknown[]>)[key]![slot] = value;
      });
      if (id % 3 === 0) table.hash();
    }
    const { id, amount, word, name, list } = table.columns;
    const read = slots.map((slot) => [id[slot], amount[slot], word[slot], name[slot], list[slot], table.isLive(slot)]);
    expect(read).toEqual(rows.map((row) => [row.id, row.amount, row.id % 2, row.name, [row.id], true]));
    for (const slot of slots) table.touch(slot);
    const hash = table.hash();
    for (const slot of slots) table.remove(slot);
    expect([hash === 0n, table.hash(), table.size]).toEqual([false, 0n, 0]);
  });

  test('a change and its reverse give the old hash, every single field counts', () => {
    const table = filled([{ id: 1, amount: 5n, name: 'x' }]);
    const before = table.hash();
    const changes: [() => void, () => void][] = [
      [() => (table.columns.id[0] = 2), () => (table.columns.id[0] = 1)],
      [() => (table.columns.amount[0] = -5n), () => (table.columns.amount[0] = 5n)],
      [() => (table.columns.word[0] = 0), () => (table.columns.word[0] = 1)],
      [() => (table.columns.name[0] = 'y'), () => (table.columns.name[0] = 'x')],
      [() => (table.columns.list[0] = [1, 2, 3]), () => (table.columns.list[0] = [1, 2])],
    ];
    for (const [change, reverse] of changes) {
      change();
      table.touch(0);
      expect(table.hash()).not.toBe(before);
      reverse();
      table.touch(0);
      expect(table.hash()).toBe(before);
    }
    const slot = table.add();
    table.remove(slot);
    expect(table.hash()).toBe(before);
  });
});
