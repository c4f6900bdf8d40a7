import type { Command } from '../../src/index.ts';
import { isWithin } from './naive-amounts.ts';
import { require, requireSound } from './naive-refusal.ts';
import type { NaiveWorld } from './naive-world.ts';

/** What an operator said before doing it. */
export interface NaiveAct {
  operator: number;
  second: number;
  action: string;
  subjectKind: string;
  subject: string;
  at: number;
  failed: boolean;
}

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const hourMs = 3_600_000;
const word = /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/;

/** Letters of any language and signs, but nothing that steers a screen: controls, marks of direction, halves of characters. */
function isPlain(text: string): boolean {
  for (const sign of text) {
    const code = sign.codePointAt(0)!;
    const controls = code < 0x20 || isWithin(code, 0x7f, 0x9f);
    const turns =
      code === 0x200e || code === 0x200f || isWithin(code, 0x202a, 0x202e) || isWithin(code, 0x2066, 0x2069);
    if (controls || turns || isWithin(code, 0xd800, 0xdfff)) return false;
  }
  return true;
}

/** "The operators' acts are commands too: append-only, in the journal": who, what, to whom, why, and who agreed. */
export function recordAct(w: NaiveWorld, c: Of<'RecordOperatorAct'>): void {
  const { operator, second, action, subjectKind, subject, reason, digest } = c;
  requireSound(isWithin(operator, 0, Number.MAX_SAFE_INTEGER), 'operator_invalid');
  const agrees = second === 0 || (operator !== 0 && second !== operator);
  requireSound(isWithin(second, 0, Number.MAX_SAFE_INTEGER) && agrees, 'second_operator_invalid');
  requireSound(action.length <= 64 && word.test(action), 'operator_action_invalid');
  requireSound(subjectKind.length <= 64 && word.test(subjectKind), 'operator_subject_invalid');
  requireSound(isWithin(subject.length, 1, 128) && isPlain(subject), 'operator_subject_invalid');
  requireSound(reason.length <= 500 && reason.split('\n').every(isPlain), 'operator_reason_invalid');
  requireSound(/^[0-9a-f]{32}$/.test(digest), 'operator_digest_invalid');
  const act = w.acts.size + 1;
  w.acts.set(act, { operator, second, action, subjectKind, subject, at: w.at, failed: false });
  w.emit({ type: 'OperatorActRecorded', act, operator, second, action, subjectKind, subject, reason, digest });
}

/** What was announced is done at once or not at all: within an hour. */
export function recentAct(w: NaiveWorld, act: number): NaiveAct | undefined {
  const known = w.acts.get(act);
  return known !== undefined && w.at - known.at < hourMs ? known : undefined;
}

export function recordFailure(w: NaiveWorld, c: Of<'RecordOperatorActFailure'>): void {
  requireSound(c.code.length <= 64 && word.test(c.code), 'operator_failure_invalid');
  const act = recentAct(w, c.act);
  require(act !== undefined, 'operator_act_not_found');
  require(!act.failed, 'operator_act_already_failed');
  act.failed = true;
  w.emit({ type: 'OperatorActFailed', act: c.act, code: c.code });
}
