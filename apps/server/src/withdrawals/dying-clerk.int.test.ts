import type { WithdrawalStateWord } from '@auric/api';
import type { Command } from '@auric/exchange';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chainRules } from '../chains/chain-list.ts';
import type { Chains } from '../chains/open-chains.ts';
import { NodeUnavailable } from '../chains/node/node-unavailable.ts';
import { PaymentBook } from '../chains/payments/payment-book.ts';
import { SandboxChain } from '../chains/sandbox/sandbox-chain.ts';
import { SandboxLedger } from '../chains/sandbox/sandbox-ledger.ts';
import { Cases } from '../console/cases/cases.ts';
import { Catalog } from '../edge/catalog.ts';
import { alice, bob, mustDo, openScene, type Scene } from '../engine/rigs/engine-scene.ts';
import { Died, Mortal } from './mortal.test-support.ts';
import { UnderWay } from './under-way.ts';
import { WithdrawalClerk } from './withdrawal-clerk.ts';

const btc = 1;
const amount = 100_000n;
const fee = 1_000n;
const blockMs = 1_000;
const looksMax = 40;
const addressOfBob = 'address-of-bob';
const patienceMs = 120_000;

let scene: Scene;
let catalog: Catalog;
let chain: SandboxChain;
let at = 1_800_000_000_000;
let failures: unknown[] = [];
const now = (): number => at;
/** The read models have it; on a busy machine that takes its time. */
const projected = (seq?: number) => vi.waitFor(() => scene.engine.waitForProjected(seq), { timeout: 30_000 });

beforeAll(async () => {
  scene = await openScene();
  const standing = { tradingFreeze: 'none', withdrawalFreeze: 'none', holdUntil: 0, country: '' } as const;
  const most = { exit1E8: 10n ** 17n, exit2E8: 10n ** 17n, fiat1E6: 1n, fiat2E6: 1n, sharePpm: 1_000_000 } as const;
  const own = { customer: alice, asset: btc } as const;
  const opening: Command[] = [
    { type: 'SetCustomerStanding', customer: alice, version: 1, identityLevel: 1, ...standing },
    { type: 'SetIdentityLimits', ...most, effectiveAt: 0 },
    { type: 'SetWithdrawalTerms', asset: btc, network: 'BTC', minimum: amount, fee, effectiveAt: 0 },
    { type: 'Transfer', ...own, amount: 10n ** 10n, from: 'spot', to: 'funding' },
  ];
  for (const command of opening) await mustDo(scene.engine, command);
  // What operators look at is a customer's, whom people know too.
  await sql`insert into people.customer (id, account, password_hash, extension_code, created_at)
    overriding system value values (${alice}, 'alice', '', 'ALICE1', ${at})`.execute(scene.database.db);
  catalog = await Catalog.open(scene.engine.port, now);
  const ledger = new SandboxLedger(scene.database.db, 'bitcoin');
  chain = await SandboxChain.open({ chain: 'bitcoin', ...chainRules.bitcoin, blockMs, ledger, now });
});
afterAll(async () => {
  catalog.close();
  await scene.close();
});
beforeEach(async () => {
  failures = [];
  await reviewFrom(10n ** 15n);
});

const reviewFrom = (oneFromE6: bigint) =>
  mustDo(scene.engine, { type: 'SetWithdrawalReview', oneFromE6, twoFromE6: 10n ** 16n, effectiveAt: 0 });

/** Asks for a withdrawal; its address is in the book, or is written there. */
async function ask(destination: string): Promise<number> {
  const { value: book } = await scene.engine.port.query({ type: 'withdrawalAddresses', customer: alice });
  const to = { type: 'AddWithdrawalAddress', customer: alice, network: 'BTC', destination, memo: '' } as const;
  const known = book.find((one) => one.destination === destination)?.address;
  const address = known ?? (await mustDo(scene.engine, to)).answer.id ?? 0;
  const request = { type: 'RequestWithdrawal', customer: alice, asset: btc, address, amount } as const;
  const { id = 0 } = (await mustDo(scene.engine, request)).answer;
  await projected();
  return id;
}

/** A clerk as a process has it that has just begun. `node`: what it takes for the chain. */
async function clerkOf(life: Mortal, node: SandboxChain = chain): Promise<WithdrawalClerk> {
  const { db } = scene.database;
  const port = life.holding(node, 'sign', 'broadcast', 'faucet');
  const payments = life.holding(new PaymentBook(db, 'bitcoin', now), 'sign', 'end');
  const addresses = { ownerOf: (address: string) => (address === addressOfBob ? bob : null) };
  const clerk = new WithdrawalClerk({
    db,
    exchange: life.holding(scene.engine.port, 'execute'),
    models: { waitForProjected: projected },
    catalog,
    chains: new Map([['bitcoin', { port, payments, addresses, simulated: port }]]) as unknown as Chains,
    cases: life.holding(new Cases(now), 'open', 'withdraw'),
    screening: { listsNaming: () => Promise.resolve([]) },
    underWay: new UnderWay(),
    hotWalletLowUsdt: 0n,
    now,
    failed: (error) => {
      if (!(error instanceof Died)) failures.push(error);
    },
  });
  await clerk.waits.open();
  return clerk;
}

/** One look, and a block more; whoever dies meanwhile is dead. */
async function look(clerk: WithdrawalClerk): Promise<void> {
  await clerk.look().catch((error: unknown) => {
    if (!(error instanceof Died)) throw error;
  });
  at += blockMs;
  await projected();
}

/** Looks until something is so; after the process has died the next one goes on. False where none has died. */
async function lookUntil(isSo: () => Promise<boolean>, stepsMax: number): Promise<boolean> {
  let life = new Mortal(stepsMax);
  let clerk = await clerkOf(life);
  let hasDied = false;
  for (let looks = 0; looks < looksMax; looks += 1) {
    await look(clerk);
    if (life.isDead) {
      hasDied = true;
      life = new Mortal();
      clerk = await clerkOf(life);
    } else if (await isSo()) return hasDied;
  }
  throw new Error(`Nothing has come of it: ${failures.map(String).join(', ')}`);
}

async function statesOf(withdrawal: number): Promise<WithdrawalStateWord[]> {
  const steps = scene.database.db.selectFrom('view.withdrawal_steps').select('state');
  return (await steps.where('withdrawal', '=', withdrawal).orderBy('seq').execute()).map(({ state }) => state);
}

/** Whether it has ended, and nothing of it is open in the book of payments. */
async function isOver(withdrawal: number): Promise<boolean> {
  const { db } = scene.database;
  const row = await db
    .selectFrom('view.withdrawals')
    .select('ended_at')
    .where('id', '=', withdrawal)
    .executeTakeFirstOrThrow();
  const open = await db.selectFrom('chains.payment').select('id').where('is_open', '=', true).execute();
  return row.ended_at !== null && open.length === 0;
}

async function funding(customer: number): Promise<{ available: bigint; held: bigint }> {
  const { value } = await scene.engine.port.query({ type: 'balances', customer });
  const { available = 0n, held = 0n } = value.find((one) => one.kind === 'funding' && one.asset === btc) ?? {};
  return { available, held };
}

describe('a process that is killed before and after each of its steps', () => {
  it('D20 D21 pays once what goes to the chain', { timeout: patienceMs }, async () => {
    let steps = 0;
    for (let hasDied = true; hasDied; steps += 1) {
      const to = `outside-${steps}`;
      const { available } = await funding(alice);
      const id = await ask(to);
      hasDied = await lookUntil(() => isOver(id), steps);
      const states = await statesOf(id);
      expect([steps, states]).toEqual([steps, ['requested', 'approved', 'signed', 'sent', 'completed']]);
      expect([steps, await chain.balance('BTC', to)]).toEqual([steps, amount - fee]);
      expect([steps, await funding(alice)]).toEqual([steps, { available: available - amount, held: 0n }]);
      expect(failures).toEqual([]);
    }
    expect(steps).toBeGreaterThan(14);
  });

  it('credits once what goes to an address of the house', { timeout: patienceMs }, async () => {
    let steps = 0;
    for (let hasDied = true; hasDied; steps += 1) {
      const [{ available }, before] = [await funding(alice), await funding(bob)];
      const id = await ask(addressOfBob);
      hasDied = await lookUntil(() => isOver(id), steps);
      expect([steps, await statesOf(id)]).toEqual([steps, ['requested', 'approved', 'completed']]);
      expect(await funding(alice)).toEqual({ available: available - amount, held: 0n });
      expect(await funding(bob)).toEqual({ available: before.available + amount - fee, held: 0n });
    }
    expect(steps).toBe(5);
    expect(await chain.balance('BTC', addressOfBob)).toBe(0n);
  });

  it('asks operators once, and takes back once what its customer took back', { timeout: patienceMs }, async () => {
    await reviewFrom(0n);
    for (let steps = 0, hasDied = true; hasDied; steps += 1) {
      const id = await ask(`looked-at-${steps}`);
      const cases = scene.database.db.selectFrom('console.case').select(['state']).where('ref', '=', String(id));
      const stands = async (state: string) => (await cases.execute()).some((one) => one.state === state);
      const diedAsking = await lookUntil(() => stands('open'), steps);
      await mustDo(scene.engine, { type: 'CancelWithdrawal', customer: alice, withdrawal: id });
      hasDied = (await lookUntil(() => stands('withdrawn'), steps)) || diedAsking;
      expect(await cases.execute()).toEqual([{ state: 'withdrawn' }]);
      expect(await statesOf(id)).toEqual(['requested', 'under_review', 'canceled']);
    }
  });
});

/** The chain as a node shows it that answers some calls otherwise. */
function answering(calls: Partial<SandboxChain>): SandboxChain {
  return new Proxy(chain, {
    get(target, name) {
      const own: unknown = Reflect.get(calls, name) ?? Reflect.get(target, name, target);
      return typeof own === 'function' ? (own.bind(target) as unknown) : own;
    },
  });
}

it('D21 what a node took and said nothing of is found on the chain, and given back to nobody', async () => {
  const to = 'taken-in-silence';
  const { available } = await funding(alice);
  const id = await ask(to);
  const silent = answering({
    broadcast: async (signed) => {
      await chain.broadcast(signed);
      return { said: 'unknown' };
    },
  });
  const clerk = await clerkOf(new Mortal(), silent);
  for (let looks = 0; looks < looksMax && !(await isOver(id)); looks += 1) await look(clerk);
  expect(await statesOf(id)).toEqual(['requested', 'approved', 'signed', 'unknown', 'sent', 'completed']);
  expect(await chain.balance('BTC', to)).toBe(amount - fee);
  expect(await funding(alice)).toEqual({ available: available - amount, held: 0n });
});

it('what was rejected while it waited waits no more', async () => {
  const id = await ask('behind-a-dead-node');
  const away = answering({ sign: () => Promise.reject(new NodeUnavailable('It is away.')) });
  const clerk = await clerkOf(new Mortal(), away);
  const waits = async () => (await sql`select from withdrawals.wait`.execute(scene.database.db)).rows.length;
  for (let looks = 0; looks < looksMax && clerk.waits.count().get('network_away') !== 1; looks += 1) await look(clerk);
  expect(await waits()).toBe(1);
  const said = { operator: 7, second: 0, action: 'reject_withdrawal', reason: '', digest: 'e'.repeat(32) } as const;
  const subject = { subjectKind: 'withdrawal', subject: String(id) } as const;
  const { id: act = 0 } = (await mustDo(scene.engine, { type: 'RecordOperatorAct', ...said, ...subject })).answer;
  await mustDo(scene.engine, { type: 'RejectWithdrawal', customer: alice, withdrawal: id, act });
  await look(clerk);
  expect([await waits(), clerk.waits.count().size]).toEqual([0, 0]);
});
