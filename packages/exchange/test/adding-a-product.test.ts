import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

/**
 * A product that nobody needs is added to a copy of the exchange: its folder, one row in the registry and one line of
 * wiring, nothing else. It has a command, an event that moves money, a question, a timer, an answer and a bill.
 */
const source = fileURLToPath(new URL('../src/', import.meta.url));
const product = fileURLToPath(new URL('tip-jar/tip-jar.ts.txt', import.meta.url));
let home = '';

/** The lines that are added outside of the product's folder: all of them. */
const rows: Readonly<Record<string, readonly (readonly [before: string, added: string])[]>> = {
  'products/index.ts': [
    ["import { spot } from './spot/spot.ts';\n", "import { tipJar } from './tip-jar/tip-jar.ts';\n"],
    ['  venue,\n', '  tipJar,\n'],
  ],
  'products/wiring.ts': [
    ["import { spot } from './spot/spot.ts';\n", "import { tipJar } from './tip-jar/tip-jar.ts';\n"],
    ['trading', ', tipJar.create(services)'],
  ],
};

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'adding-a-product-'));
  cpSync(source, path.join(home, 'src'), { recursive: true, filter: (file) => !/\.test(-support)?\.ts$/.test(file) });
  mkdirSync(path.join(home, 'src/products/tip-jar'));
  cpSync(product, path.join(home, 'src/products/tip-jar/tip-jar.ts'));
  for (const [file, lines] of Object.entries(rows)) {
    const target = path.join(home, 'src', file);
    let text = readFileSync(target, 'utf8');
    for (const [before, added] of lines) {
      const at = text.lastIndexOf(before);
      expect(at, `${file} has ${before}`).toBeGreaterThan(0);
      text = text.slice(0, at + before.length) + added + text.slice(at + before.length);
    }
    writeFileSync(target, text);
  }
  writeFileSync(path.join(home, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(home, 'run.ts'), script);
  writeFileSync(path.join(home, 'typed.ts'), typed);
  writeFileSync(path.join(home, 'mistyped.ts'), mistyped);
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

const script = `
import { answerOf, bills, decodeFrames, Exchange, productRejections } from './src/index.ts';

const exchange = new Exchange();
exchange.execute({ type: 'ListAsset', asset: 3, code: 'USDT', scale: 6 }, 1000);
exchange.execute({ type: 'OpenCustomer', customer: 1000 }, 1000);
exchange.execute({ type: 'Deposit', customer: 1000, kind: 'spot', asset: 3, amount: 9n, reference: 'a'.repeat(32) }, 1000);
exchange.takeFrames();
const { id } = exchange.execute({ type: 'Tip', customer: 1000, asset: 3, amount: 5n }, 2000);
const refused = exchange.execute({ type: 'Tip', customer: 1000, asset: 3, amount: 5n }, 2000).rejection?.code;
const waiting = exchange.query({ type: 'tips' });
exchange.execute({ type: 'AdvanceTime' }, 70_000);
const frames = decodeFrames(new TextDecoder().decode(exchange.takeFrames()));
const event = frames[0]!.events[0]!;
const bill = bills.get(event.type)!(event, 1000, -5n);
const again = answerOf(frames[0]!, () => null).id;
const restored = Exchange.load(exchange.save());
console.log(JSON.stringify({
  id, refused, waiting, again, bill: [bill.type, bill.ref], types: frames.map((frame) => frame.events[0]!.type),
  emptied: exchange.query({ type: 'tips' }), broken: exchange.checkInvariants(),
  isSame: restored.hash() === exchange.hash(), names: Object.keys(productRejections),
}));
`;

/** What the row alone says to the compiler: the command, the question, the event and the bill. */
const typed = `
import { type BillType, type EventRecord, Exchange } from './src/index.ts';

const exchange = new Exchange();
exchange.execute({ type: 'Tip', customer: 1000, asset: 3, amount: 5n }, 2000);
export const tips: number = exchange.query({ type: 'tips' });
export const bill: BillType = 'tip';
export const tipped: EventRecord = { type: 'Tipped', tip: 1, customer: 1000, asset: 3, amount: 5n };
`;

/** Each of its three lines is wrong. */
const mistyped = `
import { Exchange } from './src/index.ts';

const exchange = new Exchange();
exchange.execute({ type: 'Tip', customer: 1000, asset: 3, amount: 5 }, 2000);
export const wrong: string = exchange.query({ type: 'tips' });
exchange.execute({ type: 'Tax', customer: 1000 }, 2000);
`;

const compiler = fileURLToPath(new URL('../../../node_modules/.bin/tsc', import.meta.url));
const strictly =
  '--noEmit --target es2024 --lib es2024 --module nodenext --moduleResolution nodenext --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --allowImportingTsExtensions --skipLibCheck --verbatimModuleSyntax --erasableSyntaxOnly';

/** What the compiler has to say about a file of the copy. */
function findings(file: string): string {
  return spawnSync(compiler, [...strictly.split(' '), file], { cwd: home, encoding: 'utf8' }).stdout;
}

test('its row alone types its commands, questions, events and bills', () => {
  expect(findings('typed.ts')).toBe('');
  const lines = [...findings('mistyped.ts').matchAll(/^mistyped\.ts\((\d+),/gm)].map(([, line]) => line);
  expect(lines).toEqual(['5', '6', '7']);
});

test('a product is its folder, one row and one line of wiring', () => {
  expect(Object.keys(rows)).toEqual(['products/index.ts', 'products/wiring.ts']);
  const added = Object.values(rows).flatMap((lines) => lines.map(([, line]) => line));
  expect(added.join('').split('tipJar').length - 1).toBe(4);
});

test('it decides, books, answers, bills, fires its timer and survives a restart', () => {
  const out = execFileSync(process.execPath, ['run.ts'], { cwd: home, encoding: 'utf8' });
  expect(JSON.parse(out)).toEqual({
    id: 1,
    refused: 'insufficient_balance',
    waiting: 1,
    again: 1,
    bill: ['tip', 1],
    types: ['Tipped', 'JarEmptied'],
    emptied: 0,
    broken: null,
    isSame: true,
    names: expect.arrayContaining(['account', 'tipJar']),
  });
});
