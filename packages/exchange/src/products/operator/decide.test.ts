import { describe, expect, test } from 'vitest';
import { World } from '../../exchange-world.test-support.ts';
import { Exchange } from '../../exchange.ts';
import type { Command } from '../index.ts';

const act = {
  type: 'RecordOperatorAct',
  operator: 7,
  second: 8,
  action: 'customer.freeze',
  subjectKind: 'customer',
  subject: '1000',
  reason: 'Asked by the customer.\nเอกสารครบ',
  digest: 'a'.repeat(32),
} as const;
const failure = { type: 'RecordOperatorActFailure', act: 1, code: 'unavailable' } as const;

describe('refusals of operators, by descending precedence', () => {
  const rows: readonly [string, Command][] = [
    ['operator_invalid', { ...act, operator: -1, second: -1 }],
    ['operator_invalid', { ...act, operator: 1.5, second: -1 }],
    ['second_operator_invalid', { ...act, second: -1, action: '' }],
    ['second_operator_invalid', { ...act, second: 7, action: '' }],
    ['second_operator_invalid', { ...act, operator: 0, action: '' }],
    ['operator_action_invalid', { ...act, action: '', subjectKind: '' }],
    ['operator_action_invalid', { ...act, action: 'Freeze', subjectKind: '' }],
    ['operator_action_invalid', { ...act, action: 'freeze.', subjectKind: '' }],
    ['operator_action_invalid', { ...act, action: 'a'.repeat(65), subjectKind: '' }],
    ['operator_subject_invalid', { ...act, subjectKind: '', reason: '\u0007' }],
    ['operator_subject_invalid', { ...act, subject: '', reason: '\u0007' }],
    ['operator_subject_invalid', { ...act, subject: 'a'.repeat(129), reason: '\u0007' }],
    ['operator_subject_invalid', { ...act, subject: '1\n2', reason: '\u0007' }],
    ['operator_reason_invalid', { ...act, reason: '\u0007', digest: '' }],
    ['operator_reason_invalid', { ...act, reason: 'mirrored \u202e', digest: '' }],
    ['operator_reason_invalid', { ...act, reason: 'half \ud83d', digest: '' }],
    ['operator_reason_invalid', { ...act, reason: 'x'.repeat(501), digest: '' }],
    ['operator_digest_invalid', { ...act, digest: 'A'.repeat(32) }],
    ['operator_failure_invalid', { ...failure, act: 5, code: 'Not a word' }],
    ['operator_act_not_found', failure],
    ['operator_act_not_found', { ...failure, act: Number.NaN }],
  ];
  test.each(rows)('%s %o', (code, command) => {
    const world = new World();
    const hash = world.exchange.hash();
    expect(world.codeOf(command)).toBe(code);
    expect(world.exchange.hash()).toBe(hash);
  });
});

describe('acts', () => {
  test('are numbered from 1, and an unknown operator or none in agreement may be named', () => {
    const world = new World();
    expect(world.do(act).id).toBe(1);
    expect(world.do({ ...act, operator: 0, second: 0, reason: '' }).id).toBe(2);
    expect(world.takeFrames().map(({ events }) => events)).toEqual([
      [{ ...act, type: 'OperatorActRecorded', act: 1 }],
      [{ ...act, type: 'OperatorActRecorded', act: 2, operator: 0, second: 0, reason: '' }],
    ]);
  });

  test('fail once, and within the hour in which they are done', () => {
    const world = new World();
    world.do(act);
    expect(world.do(failure).id).toBe(1);
    expect(world.codeOf(failure)).toBe('operator_act_already_failed');
    const second = world.do(act).id;
    world.now += 3_599_998;
    expect(world.codeOf({ ...failure, act: second })).toBe('ok');
    const third = world.do(act).id;
    world.now += 3_599_999;
    expect(world.codeOf({ ...failure, act: third })).toBe('operator_act_not_found');
  });

  test('that are over take no memory, and the numbers go on', () => {
    const world = new World();
    for (let i = 0; i < 20; i++) world.do(act);
    world.now += 3_600_000;
    expect(world.do(act).id).toBe(21);
    expect(world.exchange.checkInvariants()).toBeNull();
    const restored = Exchange.load(world.exchange.save());
    expect(restored.hash()).toBe(world.exchange.hash());
    expect(restored.execute({ ...failure, act: 21 }, world.now).rejection).toBeNull();
    expect(restored.execute({ ...failure, act: 20 }, world.now).rejection?.code).toBe('operator_act_not_found');
  });

  test('a repeated request finds the act that it made', () => {
    const world = new World();
    const key = 'c'.repeat(48);
    expect(world.do(act, key).seq).toBe(world.do(act, key).repeats);
  });
});
