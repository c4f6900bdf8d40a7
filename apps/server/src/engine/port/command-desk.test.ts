import { Exchange } from '@auric/exchange';
import type { Command } from '@auric/exchange';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandDesk } from './command-desk.ts';
import { openingCommands, limitOrder, alice } from '../rigs/engine-scene.ts';
import { GroupCommit } from '../journal/group-commit.ts';
import { systemClock } from '../leadership/clock.ts';
import { Leadership } from '../leadership/leadership.ts';

let exchange: Exchange;
let commit: GroupCommit;
let leadership: Leadership;
let desk: CommandDesk;
let lag: number;
let isDiskLow: boolean;
let answers: string[];

beforeEach(() => {
  lag = 0;
  isDiskLow = false;
  answers = [];
  exchange = new Exchange();
  const fail = (): void => undefined;
  leadership = new Leadership((done) => done('leads'), systemClock, fail);
  // A journal whose disk never answers: everything waits.
  commit = new GroupCommit({
    source: exchange,
    journal: { append: () => undefined },
    leadership,
    hooks: { sealed: () => null, durable: fail },
    clock: systemClock,
    fail,
  });
  desk = new CommandDesk({
    exchange,
    commit,
    fail,
    now: () => 1_000,
    lagMs: () => lag,
    isDiskLow: () => isDiskLow,
    firstOutcome: () => Promise.reject(new Error('nothing is durable')),
    options: { pendingMax: 30, lagMaxMs: 5_000 },
  });
  for (const command of openingCommands()) submit(command);
});
afterEach(() => {
  commit.stop(new Error('over'));
  leadership.end(new Error('over'));
});

function submit(command: Command): void {
  desk.submit(
    command,
    undefined,
    () => 'done',
    (error) => void answers.push(error?.message ?? 'done'),
  );
}

const order = limitOrder(alice, 'buy', 590_000, 100);

test('a full queue takes no new orders, but cancels and the clockwork of the house', () => {
  let placed = 0;
  while (answers.length === 0 && placed < 100) {
    submit(order);
    placed++;
  }
  expect(answers).toEqual(['The exchange is unavailable: the queue is full.']);
  expect(commit.pendingCommands).toBe(30);
  expect(desk.busy()).toBe('the queue is full');
  submit({ type: 'CancelAllOrders', customer: alice, market: 0 });
  submit({ type: 'PublishIndex', source: 'test', prices: [1, 6_000_000_000_000, 0, 3] });
  expect(answers).toHaveLength(1);
  expect(exchange.query({ type: 'openOrders', customer: alice })).toEqual([]);
});

test('read models that are behind stop new orders, not cancels, until they have caught up', () => {
  lag = 5_001;
  desk.measureLag();
  submit(order);
  submit({ type: 'CancelAllOrders', customer: alice, market: 0 });
  expect(answers).toEqual(['The exchange is unavailable: the read models are behind.']);
  lag = 4_000;
  desk.measureLag();
  expect(desk.busy()).toBeNull();
});

test('a disk that is nearly full stops new orders by its name, not cancels, until there is room', () => {
  isDiskLow = true;
  submit(order);
  submit({ type: 'CancelAllOrders', customer: alice, market: 0 });
  submit({ type: 'AdvanceTime' });
  expect(answers).toEqual(['The exchange is unavailable: the disk is nearly full.']);
  isDiskLow = false;
  expect(desk.busy()).toBeNull();
});

test('a closed desk takes nothing', () => {
  desk.close('it stops');
  const seq = exchange.seq;
  submit(order);
  submit({ type: 'CancelAllOrders', customer: alice, market: 0 });
  expect(answers).toEqual(Array(2).fill('The exchange is unavailable: it stops.'));
  expect(exchange.seq).toBe(seq);
});
