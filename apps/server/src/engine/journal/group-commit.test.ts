import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import type { FrameSource } from './group-commit.ts';
import type { Append } from './journal.ts';
import { systemClock } from '../leadership/clock.ts';
import { Leadership } from '../leadership/leadership.ts';

/** Makes frames of one byte, as an exchange would. */
class Frames implements FrameSource {
  seq = 0;
  at = 0;
  frameBytes = 0;
  make(): number {
    this.frameBytes++;
    return ++this.seq;
  }
  takeFrames(): Uint8Array<ArrayBuffer> {
    const frames = new Uint8Array(this.frameBytes).fill(120);
    this.frameBytes = 0;
    return frames;
  }
}

let frames: Frames;
let appends: { batch: Append; done: (error: Error | null) => void }[];
let failures: string[];
let released: string[];
let durable: number[];
let commit: GroupCommit;
let leadership: Leadership;
/** From now on there are three milliseconds between commits under load. */
let paused: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'] });
  frames = new Frames();
  appends = [];
  failures = [];
  released = [];
  durable = [];
  const fail = (reason: string): void => {
    failures.push(reason);
    commit.stop(new Error('stopped'));
  };
  leadership = new Leadership((done) => done('leads'), systemClock, fail);
  const journal = {
    append: (batch: Append, done: (error: Error | null) => void) => void appends.push({ batch, done }),
  };
  const hooks = { sealed: () => null, durable: (seq: number) => void durable.push(seq) };
  const parts = { source: frames, journal, leadership, hooks, clock: systemClock, fail };
  commit = new GroupCommit(parts);
  paused = () => {
    commit.stop(new Error('replaced'));
    commit = new GroupCommit({ ...parts, pauseMs: 3 });
  };
});
afterEach(() => {
  commit.stop(new Error('over'));
  leadership.end(new Error('over'));
  vi.useRealTimers();
});

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function decide(name: string): void {
  frames.make();
  commit.gather();
  commit.whenDurable(name, (error, value) => void released.push(error === null ? value : `${value} failed`));
}

test('what comes in at once leaves as one batch, the next only when it is durable: a prefix, always', async () => {
  decide('a');
  decide('b');
  await tick();
  decide('c');
  await tick();
  expect(appends.map(({ batch }) => [batch.firstSeq, batch.lastSeq])).toEqual([[1, 2]]);
  appends[0]!.done(null);
  expect(appends.map(({ batch }) => [batch.firstSeq, batch.lastSeq])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(appends[1]!.batch.payload.toString()).toBe('x');
});

test('D36 nothing is released before its batch is durable, and then in order', async () => {
  decide('a');
  decide('b');
  await tick();
  decide('c');
  expect(released).toEqual([]);
  appends[0]!.done(null);
  expect(released).toEqual(['a', 'b']);
  appends[1]!.done(null);
  expect(released).toEqual(['a', 'b', 'c']);
  expect(durable).toEqual([2, 3]);
});

test('D36 a read waits for what it saw, also when it made no frame itself', async () => {
  decide('a');
  await tick();
  commit.whenReadable('read', (error, value) => void released.push(error === null ? value : 'failed'));
  expect(released).toEqual([]);
  appends[0]!.done(null);
  expect(released).toEqual(['a', 'read']);
  commit.whenReadable('idle read', (error, value) => void released.push(error === null ? value : 'failed'));
  expect(released).toEqual(['a', 'read', 'idle read']);
});

test('D41 an append that failed is not tried again: the leader stops and nothing is answered as done', async () => {
  decide('a');
  await tick();
  decide('b');
  appends[0]!.done(new Error('disk'));
  expect(failures).toEqual(['the journal did not take a batch']);
  expect(released).toEqual(['a failed', 'b failed']);
  decide('c');
  await tick();
  expect(appends).toHaveLength(1);
  expect(released.at(-1)).toBe('c failed');
});

test('a commit that takes more than five seconds stops the leader', async () => {
  decide('a');
  await tick();
  vi.advanceTimersByTime(4_900);
  expect(failures).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(failures).toEqual(['a commit took more than 5 seconds']);
});

test('drained: when nothing gathers and nothing is on its way', async () => {
  let drained = false;
  decide('a');
  void commit.drained().then(() => (drained = true));
  await tick();
  expect(drained).toBe(false);
  appends[0]!.done(null);
  await tick();
  expect(drained).toBe(true);
});

test('under load a commit leaves no earlier than the pause after the one before', async () => {
  paused();
  decide('a');
  decide('b');
  await tick();
  decide('c');
  vi.advanceTimersByTime(1);
  appends[0]!.done(null);
  expect(appends).toHaveLength(1);
  decide('d');
  vi.advanceTimersByTime(1);
  expect(appends).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(appends.map(({ batch }) => [batch.firstSeq, batch.lastSeq])).toEqual([
    [1, 2],
    [3, 4],
  ]);
});

test('the first commands after a busy batch wait for the rest of its pause, a single one waits for nobody', async () => {
  paused();
  decide('a');
  decide('b');
  await tick();
  vi.advanceTimersByTime(2);
  appends[0]!.done(null);
  decide('c');
  await tick();
  expect(appends).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(appends).toHaveLength(2);
  appends[1]!.done(null);
  decide('d');
  await tick();
  expect(appends).toHaveLength(3);
});
