import { bootDatabase, type TestDatabase } from '@auric/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { Refusal } from '../edge/refusal.ts';
import { readConfig } from '../config.ts';
import { CaseDesk } from './cases/case-desk.ts';
import { Cases } from './cases/cases.ts';
import { Queues } from './cases/queues.ts';
import { ConsoleEvents, type ToldEvent } from './live/console-events.ts';
import type { Operator } from './operator.ts';
import type { Decision, QueueDefinition } from './part.ts';

let database: TestDatabase;
let desk: CaseDesk;
let now = 1_800_000_000_000;
let decided: Decision[] = [];
let refuses: Error | null = null;
let ada: Operator;
let ben: Operator;
let cyd: Operator;

const queue = (name: 'identity' | 'lost_factor', fourEyes: boolean): QueueDefinition => ({
  name,
  decisions: ['approve', 'refuse'],
  fourEyes,
  describe: (ref) => Promise.resolve({ ref }),
  decide(decision) {
    if (refuses !== null) return Promise.reject(refuses);
    decided.push(decision);
    return Promise.resolve();
  },
});

beforeAll(async () => {
  database = await bootDatabase();
  [ada, ben, cyd] = (await Promise.all(['ada', 'ben', 'cyd'].map(operatorNamed))) as [Operator, Operator, Operator];
  const queues = new Queues([{ name: 'tests', queues: [queue('identity', false), queue('lost_factor', true)] }]);
  const cases = new Cases(() => now);
  desk = new CaseDesk({ db: database.db, cases, queues, rules: readConfig({}).console, now: () => now });
});
afterAll(() => database.close());
beforeEach(() => {
  decided = [];
  refuses = null;
});
afterEach(() => database.db.deleteFrom('console.case_entry').execute());

async function operatorNamed(name: string): Promise<Operator> {
  const { id } = await database.db
    .insertInto('console.operator')
    .values({ name, password_hash: '', roles: ['compliance'], created_at: now, created_by: null, last_login_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name, roles: ['compliance'], session: name, address: '' };
}

let refs = 0;
function open(name: 'identity' | 'lost_factor', ref = String((refs += 1)), flags: string[] = []): Promise<number> {
  return database.db
    .transaction()
    .execute((trx) => new Cases(() => now).open(trx, { queue: name, ref, customer: null, flags }));
}

const codeOf = (act: Promise<unknown>): Promise<string> =>
  act.then(
    () => 'ok',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );

async function decide(id: number, operator: Operator, decision: string, act = 1) {
  const deciding = await desk.deciding({ id, decision, reason: 'because' }, operator);
  return desk.decide(deciding, operator, act);
}

it('of ten who claim a case at once one gets it, and only that one decides it', async () => {
  const id = await open('identity');
  const asked = Array.from({ length: 10 }, (_, index) => desk.claim(id, index % 2 === 0 ? ada : ben));
  const answers = await Promise.all(asked.map(codeOf));
  const { claimed_by } = await database.db
    .selectFrom('console.case')
    .select('claimed_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(answers.filter((code) => code === 'ok')).toHaveLength(5);
  const [winner, loser] = claimed_by === ada.id ? [ada, ben] : [ben, ada];
  expect(await codeOf(decide(id, loser, 'approve'))).toBe('case_not_claimed');
  expect(await decide(id, winner, 'approve')).toMatchObject({ state: 'decided' });
  expect(await codeOf(decide(id, winner, 'approve'))).toBe('case_not_claimed');
  expect(decided).toHaveLength(1);
});

it('a claim runs out, and what was decided under it after that is nothing', async () => {
  const id = await open('identity');
  await desk.claim(id, ada);
  const deciding = await desk.deciding({ id, decision: 'approve', reason: 'because' }, ada);
  now += 1_800_001;
  expect(await codeOf(decide(id, ada, 'approve'))).toBe('case_not_claimed');
  expect((await desk.listed(id, ben)).state).toBe('open');
  await desk.claim(id, ben);
  expect(await codeOf(desk.decide(deciding, ada, 1))).toBe('case_not_claimed');
  expect(decided).toEqual([]);
});

it('where two have to decide, the same one does not decide twice, and both are told to the part', async () => {
  const id = await open('lost_factor');
  await desk.claim(id, ada);
  expect(await decide(id, ada, 'approve')).toMatchObject({ state: 'second', may_claim: false });
  expect(decided).toEqual([]);
  expect(await codeOf(desk.mayClaim(id, ada))).toBe('case_own');
  await desk.claim(id, ben);
  expect(await decide(id, ben, 'approve', 7)).toMatchObject({ state: 'decided' });
  expect(decided).toMatchObject([{ decision: 'approve', operator: ada.id, second: ben.id, act: 7 }]);
});

it('where they disagree, the case waits for two again', async () => {
  const id = await open('lost_factor');
  await desk.claim(id, ada);
  await decide(id, ada, 'approve');
  await desk.claim(id, ben);
  expect(await decide(id, ben, 'refuse')).toMatchObject({ state: 'open', first: null });
  expect(decided).toEqual([]);
});

it('nobody is the second pair of eyes of whoever made them', async () => {
  const id = await open('lost_factor');
  await database.db.updateTable('console.operator').set({ created_by: ada.id }).where('id', '=', cyd.id).execute();
  await desk.claim(id, ada);
  await decide(id, ada, 'approve');
  expect(await codeOf(desk.mayClaim(id, cyd))).toBe('case_own');
});

it('what the part refuses waits again, what it can’t do now is done later, once', async () => {
  const id = await open('identity');
  await desk.claim(id, ada);
  refuses = new Refusal('parameter_error');
  expect(await codeOf(decide(id, ada, 'approve'))).toBe('parameter_error');
  expect((await desk.listed(id, ada)).state).toBe('open');
  await desk.claim(id, ada);
  refuses = new Error('The server died.');
  expect(await codeOf(decide(id, ada, 'approve', 9))).toContain('died');
  refuses = null;
  await desk.settleLeftOvers(() => undefined);
  expect(decided).toEqual([]);
  now += 30_000;
  await desk.settleLeftOvers(() => undefined);
  await desk.settleLeftOvers(() => undefined);
  expect(decided).toMatchObject([{ decision: 'approve', act: 9 }]);
});

it('of one reference one case is open at a time, with the flags of both, and what is taken back is nobody’s', async () => {
  const first = await open('identity', 'twice', ['used']);
  expect(await open('identity', 'twice', ['screened'])).toBe(first);
  expect((await desk.listed(first, ada)).flags).toEqual(['screened', 'used']);
  await database.db.transaction().execute((trx) => new Cases(() => now).withdraw(trx, 'identity', 'twice'));
  expect(await codeOf(desk.mayClaim(first, ada))).toBe('case_not_claimable');
  expect(await open('identity', 'twice')).not.toBe(first);
});

it('D26 a case of a queue that one may not look at is not there', async () => {
  const id = await open('identity');
  const other: Operator = { ...ada, roles: ['finance'] };
  expect(await codeOf(desk.see(id, other))).toBe('case_unknown');
});

/** What consoles are told while something happens. */
async function hearing(run: (heard: () => (ToldEvent | null)[]) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  const events = new ConsoleEvents(database.url, (error) => failures.push(error));
  const heard: (ToldEvent | null)[] = [];
  events.listen((event) => heard.push(event));
  try {
    await expect.poll(() => heard).toEqual([null]);
    await run(() => heard.slice(1));
    expect(failures).toEqual([]);
  } finally {
    await events.close();
  }
}

it('consoles are told of a case when it is there, and never of one that is not', () =>
  hearing(async (heard) => {
    const lost = database.db.transaction().execute(async (trx) => {
      await new Cases(() => now).open(trx, { queue: 'identity', ref: 'lost', customer: null });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    const id = await open('identity');
    await expect.poll(heard).toEqual([{ type: 'case', id, queue: 'identity', state: 'open' }]);
  }));

it('whoever looks at a case is told of a note, which changes nothing of how it stands', async () => {
  const id = await open('identity');
  await desk.claim(id, ada);
  await hearing(async (heard) => {
    await desk.note(id, ben, 'Has written to us before');
    await expect.poll(heard).toEqual([{ type: 'case', id, queue: 'identity', state: 'claimed' }]);
  });
});
