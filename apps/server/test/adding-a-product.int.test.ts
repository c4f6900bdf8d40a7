import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CopiedHouse } from './copied-house.ts';
import { added, additions, folders } from './tip-jar/places.ts';

/**
 * The product that nobody needs goes all the way up: to what the exchange's test adds come its calls, its words, its table
 * with the migration, its news and its part of the own data. It is added to a copy of the server, which must compile and run.
 */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
let house: CopiedHouse;

beforeAll(() => {
  house = new CopiedHouse();
  for (const [from, to] of Object.entries(folders)) house.bring(from, to);
  for (const [file, addition] of Object.entries(additions)) house.change(file, (text) => added(text, addition));
});
afterAll(() => house.remove());

/** The files that "Adding a product" of the architecture says rows go into, below the client and beside the product's folders. */
function filesOfTheTable(): string[] {
  const architecture = readFileSync(`${root}docs/ARCHITECTURE.md`, 'utf8');
  const [, section = ''] = architecture.split('### Adding a product\n');
  const table = section.split('\n### ')[0] ?? '';
  const cells = table.split('\n').map((line) => /^\| (.*?) \|/.exec(line)?.[1] ?? '');
  const files = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file));
  return files.filter((file) => /^(packages|apps\/server)\/.*\.ts$/.test(file) && !file.includes('<p>'));
}

test('it touches its folders and the files that the architecture names, no other', () => {
  const { more, changed } = house.differences();
  const own = Object.values(folders);
  expect(more.filter((file) => !own.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect(new Set(more.map((file) => own.find((folder) => file.startsWith(`${folder}/`))))).toEqual(new Set(own));
  // Texts are a file a language, which the table names together.
  const named = new Set(changed.map((file) => file.replace(/(errors\/messages|messages\/texts)\/\w+\.ts$/, '$1/*.ts')));
  expect([...named].sort()).toEqual(filesOfTheTable().sort());
});

/** Right, if the rows type what they should: calls, words, tables, and the edge, which has to answer every call. */
const typed = `
import type { BillKind, Message, Path } from '@auric/api';
import type { Database } from './apps/server/src/db/database.ts';
import type { buildHttp } from './apps/server/src/edge/http.ts';

export const path: Path = 'tip_jar/tip';
export const kind: BillKind = 'tip';
export const table: keyof Database = 'view.tips';
export const tips: Message<'tip_jar/list'> = [{ id: 1, currency: 3, amount: '2.5', time: 0 }];
export type Edge = typeof buildHttp;
`;

/** The last three statements are wrong. */
const mistyped = `
import type { Params, Path } from '@auric/api';
import type { HandlersOf } from './apps/server/src/edge/handler.ts';

export const asNumber: Params<'tip_jar/tip'> = { currency: 3, amount: 2.5 };
export const unknown: Path = 'tip_jar/steal';
export const unanswered: HandlersOf<'tip_jar/tip' | 'tip_jar/list'> = { 'tip_jar/list': () => [] };
`;

test('its rows type its calls, words and tables', { timeout: 300_000 }, async () => {
  house.write('typed.ts', typed);
  house.write('mistyped.ts', mistyped);
  const compiling = run(`${root}node_modules/.bin/tsc`, ['--pretty', 'false'], { cwd: house.home });
  const { stdout } = await compiling.catch((failed: { stdout: string }) => failed);
  const found = stdout.split('\n').filter((line) => /^\S/.test(line));
  expect(found.map((line) => /^\S+\.ts\(\d+/.exec(line)?.[0] ?? line)).toEqual([
    'mistyped.ts(5',
    'mistyped.ts(6',
    'mistyped.ts(7',
  ]);
});

/** A customer tips out of what the sandbox gives to newcomers, and finds the tip wherever the house tells of it. */
const script = `
import { publishStillIndex } from '@auric/testkit';
import { bootServer } from '@auric/testkit/server';
import { setTimeout } from 'node:timers/promises';

const server = await bootServer();
try {
  await publishStillIndex(server.exchange);
  const alice = await server.client().register();
  const tip = { currency: 3, amount: '2.5', request_id: 'a-tip-of-alice' };
  const { id } = await alice.call('tip_jar/tip', tip);
  const again = await alice.call('tip_jar/tip', tip);
  const refused = await alice.codeOf('tip_jar/tip', { currency: 3, amount: '2000' });
  const { body } = await alice.send('tip_jar/tip', { currency: 3, amount: '2000', lang: 'en' });
  const [listed, ...others] = await alice.call('tip_jar/list', {});
  const [entry] = (await alice.call('wallet/entries', { kind: 'tip' })).data;
  const own = JSON.parse((await alice.download('export/own_data', {})).text);
  let told;
  while (told === undefined) {
    await setTimeout(100);
    told = (await alice.call('site_message/index', { lang: 'en' })).data.find(({ kind }) => kind === 'tip_taken');
  }
  const reference = await (await fetch(server.url + '/api/openapi.json')).json();
  console.log(JSON.stringify({
    id, again: again.id, refused, sentence: body.message, listed, others: others.length,
    leg: entry.legs[0], subject: entry.tip, own: own.tips, told: told.text,
    section: reference.paths['/tip_jar/tip'].post.tags,
  }));
} finally {
  await server.close();
}
`;

test('it is called, booked, listed, told of and exported', { timeout: 300_000 }, async () => {
  house.write('run.mjs', script);
  const { stdout } = await run(process.execPath, ['run.mjs'], { cwd: house.home, timeout: 280_000 });
  expect(JSON.parse(stdout)).toEqual({
    id: 1,
    again: 1,
    refused: 'tip_too_large',
    sentence: 'Too generous',
    listed: { id: 1, currency: 3, amount: '2.5', time: expect.any(Number) },
    others: 0,
    leg: expect.objectContaining({ kind: 'tip', ref: '1', amount: '-2.5', balance_after: '9997.5' }),
    subject: { tip_id: 1, amount: '2.5' },
    own: [{ id: 1, currency: 3, amount: '2.5', time: expect.any(Number) }],
    told: 'We have got your 2.5 USDT.',
    section: ['tip jar'],
  });
});
