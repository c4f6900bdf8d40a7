import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { schedule } from './schedule.mjs';
import { type Need, type Stage, stages } from './stages.mjs';

const stage = (name: string, more: Partial<Stage> = {}): Stage => ({ name, command: [], ...more });

/** Writes down what happens; a stage lasts as many ticks as asked for, one otherwise. */
function journal(ticks: Record<string, number> = {}) {
  const happened: string[] = [];
  let beside = 0;
  let most = 0;
  const last = async (name: string) => {
    happened.push(`${name} begins`);
    await sleep(10 * (ticks[name] ?? 1));
    happened.push(`${name} ends`);
  };
  const run = async ({ name }: Stage, unprepared: unknown) => {
    if (unprepared instanceof Error) return void happened.push(`${name} can't: ${unprepared.message}`);
    most = Math.max(most, ++beside);
    await last(name);
    beside--;
  };
  const prepare = (need: Need) => last(need);
  return { happened, run, prepare, most: () => most, at: (what: string) => happened.indexOf(what) };
}

describe('stages that run beside each other', () => {
  test('are never more than allowed, and each runs once', async () => {
    const { run, prepare, happened, most } = journal();
    await schedule(
      ['a', 'b', 'c', 'd', 'e'].map((name) => stage(name)),
      { atOnce: 2, run, prepare },
    );
    expect(most()).toBe(2);
    expect(happened.filter((what) => what.endsWith('ends')).toSorted()).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name} ends`),
    );
  });

  test('begin in their order', async () => {
    const { run, prepare, happened } = journal({ a: 5 });
    await schedule(
      ['a', 'b', 'c'].map((name) => stage(name)),
      { atOnce: 2, run, prepare },
    );
    expect(happened).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends']);
  });

  test('a stage waits for what it needs, and the stages behind it don’t wait for it', async () => {
    const { run, prepare, at } = journal({ chromium: 5 });
    const needy = stage('journeys', { needs: ['chromium'] });
    await schedule([needy, stage('unit')], { atOnce: 2, run, prepare });
    expect(at('unit begins')).toBeLessThan(at('chromium ends'));
    expect(at('chromium ends')).toBeLessThan(at('journeys begins'));
  });

  test('what is needed is prepared once, one after the other, from the beginning', async () => {
    const { run, prepare, happened } = journal({ a: 9 });
    const needs: Need[] = ['clients', 'chromium'];
    await schedule([stage('a'), stage('b', { needs }), stage('c', { needs })], { atOnce: 1, run, prepare });
    const prepared = happened.filter((what) => /client|chromium/.test(what));
    expect(prepared).toEqual(['clients begins', 'clients ends', 'chromium begins', 'chromium ends']);
    expect(happened.indexOf('chromium ends')).toBeLessThan(happened.indexOf('a ends'));
  });

  test('a failed preparation fails the stages that need it and no others', async () => {
    const { run, happened } = journal();
    const prepare = async (need: Need) => {
      if (need === 'clients') throw new Error('no disk');
    };
    const needy = [stage('size', { needs: ['clients'] }), stage('other', { needs: ['chromium'] }), stage('unit')];
    await schedule(needy, { atOnce: 1, run, prepare });
    expect(happened).toContain("size can't: no disk");
    expect(happened).toEqual(expect.arrayContaining(['other ends', 'unit ends']));
  });

  test.each([
    ['the first', stage('a', { notBeside: ['b'] }), stage('b')],
    ['the second', stage('a'), stage('b', { notBeside: ['a'] })],
  ])('two that may not run beside each other don’t, when %s says so', async (_, a, b) => {
    const { run, prepare, happened } = journal({ a: 3 });
    await schedule([a, b, stage('c')], { atOnce: 2, run, prepare });
    expect(happened.indexOf('a ends')).toBeLessThan(happened.indexOf('b begins'));
    expect(happened.indexOf('c begins')).toBeLessThan(happened.indexOf('a ends'));
  });

  test('nothing is begun any more when the process is asked to end', async () => {
    const { run, prepare, happened } = journal();
    const isEnding = () => happened.includes('a ends');
    await schedule([stage('a'), stage('b')], { atOnce: 1, run, prepare, isEnding });
    expect(happened).toEqual(['a begins', 'a ends']);
  });
});

test('what a stage may not run beside is a stage', () => {
  const names = new Set(stages.map(({ name }) => name));
  expect(stages.flatMap(({ notBeside = [] }) => notBeside).filter((name) => !names.has(name))).toEqual([]);
});
