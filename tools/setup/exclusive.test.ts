import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exclusively } from './exclusive.mjs';
import { endGroup, isGroupAlive } from './process-group.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'auric-lock-'));
  lock = path.join(folder, 'setup.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

async function deadPid(): Promise<number> {
  const child = spawn('true');
  await once(child, 'close');
  return child.pid ?? 0;
}

describe('steps that exclude each other', () => {
  test('run one after the other', async () => {
    const order: string[] = [];
    const step = (name: string) => async () => {
      order.push(`${name} begins`);
      await sleep(50);
      order.push(`${name} ends`);
    };
    await Promise.all([exclusively(step('one'), lock), exclusively(step('two'), lock)]);
    expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
  });

  test('a step that fails gives way', async () => {
    await expect(exclusively(() => Promise.reject(new Error('no')), lock)).rejects.toThrow('no');
    expect(await exclusively(() => Promise.resolve('yes'), lock)).toBe('yes');
  });

  test('the lock of a dead process is taken over', async () => {
    writeFileSync(lock, String(await deadPid()));
    expect(await exclusively(async () => readFileSync(lock, 'utf8'), lock)).toBe(String(process.pid));
  });

  test('the lock of a living process that no longer touches it is taken over', async () => {
    writeFileSync(lock, String(process.ppid));
    utimesSync(lock, 0, 0);
    expect(await exclusively(() => Promise.resolve('mine'), lock)).toBe('mine');
  });

  test('a dead process whose helpers still work keeps its lock until they are gone', async () => {
    const helper = spawn('sleep', ['60'], { detached: true });
    writeFileSync(lock, `${await deadPid()} ${helper.pid}`);
    let taken = false;
    const waiting = exclusively(async () => void (taken = true), lock);
    await sleep(600);
    expect(taken).toBe(false);
    await endGroup(helper.pid);
    await waiting;
    expect(taken).toBe(true);
  });
});

describe('a process group', () => {
  test('is alive as long as anything that its leader started is', async () => {
    const leader = spawn('sh', ['-c', 'sleep 60 & exit 0'], { detached: true });
    await once(leader, 'exit');
    expect(isGroupAlive(leader.pid)).toBe(true);
    await endGroup(leader.pid);
    expect(isGroupAlive(leader.pid)).toBe(false);
  });
});
