import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alice, holdServer, openScene, placeLimit } from '../rigs/engine-scene.ts';
import type { Scene } from '../rigs/engine-scene.ts';
import { verifyJournal } from './verify-journal.ts';

let scene: Scene;

holdServer(beforeAll, afterAll);

beforeEach(async () => {
  scene = await openScene();
  await placeLimit(scene.engine, alice, 'buy', 590_000, 100);
  await placeLimit(scene.engine, alice, 'buy', 591_000, 100);
  await scene.engine.close();
});
afterEach(() => scene.close());

/** Changes the journal behind its own back, as a broken disk would. */
async function tamper(statement: string): Promise<void> {
  await scene.database.db.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    const result = await sql.raw(statement).execute(connection);
    await sql`set session_replication_role = origin`.execute(connection);
    expect(result.numAffectedRows).toBe(1n);
  });
}

const third = 'where last_seq = 3';

const damages: [string, string, string][] = [
  [
    'a flipped digit in an amount',
    `update journal.batch set payload = replace(payload, '1000', '1001')
     where last_seq = (select min(last_seq) from journal.batch where payload like '%1000%')`,
    'is not what was sealed',
  ],
  ['another time', `update journal.batch set at = at + 1 ${third}`, 'is not what was sealed'],
  ['another epoch', `update journal.batch set epoch = epoch + 1 ${third}`, 'is not what was sealed'],
  [
    'another state hash',
    `update journal.batch set state_hash = '\\x0000000000000000' ${third}`,
    'is not what was sealed',
  ],
  [
    'a flipped byte in a hash',
    `update journal.batch set hash = set_byte(hash, 0, get_byte(hash, 0) # 1) ${third}`,
    'is not what was sealed',
  ],
  [
    'a flipped byte in a link',
    `update journal.batch set prev_hash = set_byte(prev_hash, 0, get_byte(prev_hash, 0) # 1) ${third}`,
    'the chain of hashes is broken',
  ],
  ['a missing batch', `delete from journal.batch ${third}`, 'a batch is missing'],
  [
    'a batch that is there twice',
    `insert into journal.batch select first_seq, last_seq + 1000, epoch, at, payload, prev_hash, state_hash, hash
     from journal.batch ${third}`,
    'a batch is there twice',
  ],
];

describe.each(damages)('D35 %s', (_name, statement, finding) => {
  test('is found by verify and at the start', async () => {
    await tamper(statement);
    await expect(verifyJournal({ url: scene.database.url })).rejects.toThrow(finding);
    await expect(scene.start()).rejects.toThrow(finding);
  });
});

test('the journal is append-only: the database refuses to change or remove a batch', async () => {
  const refused = 'append-only';
  await expect(sql.raw(`update journal.batch set at = 0 ${third}`).execute(scene.database.db)).rejects.toThrow(refused);
  await expect(sql.raw(`delete from journal.batch ${third}`).execute(scene.database.db)).rejects.toThrow(refused);
  await expect(sql.raw('truncate journal.batch').execute(scene.database.db)).rejects.toThrow(refused);
});
