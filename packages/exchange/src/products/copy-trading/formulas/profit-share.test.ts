import { expect, test } from 'vitest';
import { caseCount, casesOf, scaledTo, usdt } from '../../../../test/vectors/copy-vectors.ts';
import { nextSettlement, shareDue } from './profit-share.ts';

interface Step {
  readonly close?: string;
  readonly settle?: true;
  readonly kept_at_mark?: string;
}

interface ShareOut {
  readonly events: readonly { readonly held?: string; readonly paid?: string }[];
  readonly realised: string;
  readonly shared: string;
}

test.each(casesOf<{ share: string; events: readonly Step[] }, ShareOut>('profit share'))(
  '$name',
  ({ in: given, out }) => {
    const sharePpm = Number(scaledTo(6, given.share));
    let gained = 0n;
    let shared = 0n;
    const found = given.events.map(({ close, kept_at_mark: kept = '0' }) => {
      if (close !== undefined) {
        gained += usdt(close);
        return { held: shareDue({ gained, shared }, sharePpm) };
      }
      const paid = shareDue({ gained: gained + usdt(kept), shared }, sharePpm);
      shared += paid;
      return { paid };
    });
    const inUnits = ({ held, paid }: (typeof out.events)[number]) =>
      held === undefined ? { paid: usdt(paid!) } : { held: usdt(held) };
    expect(found).toEqual(out.events.map(inUnits));
    expect({ gained, shared }).toEqual({ gained: usdt(out.realised), shared: usdt(out.shared) });
  },
);

test('whatever a follower gains and loses, the share of no more than the most that was ever gained is paid', () => {
  let seed = 7;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  for (let round = 0; round < 200; round++) {
    const sharePpm = next() % 200_001;
    let gained = 0n;
    let most = 0n;
    let shared = 0n;
    for (let step = 0; step < 50; step++) {
      gained += BigInt((next() % 2_000_001) - 1_000_000);
      if (gained > most) most = gained;
      if (next() % 3 === 0) shared += shareDue({ gained, shared }, sharePpm);
      expect(shared * 1_000_000n).toBeLessThanOrEqual(most * BigInt(sharePpm));
    }
  }
});

const monday = 1_767_571_200_000;

test.each([
  ['a Sunday, a millisecond before midnight', monday - 1, monday],
  ['the instant itself has been', monday, monday + 604_800_000],
  ['a Thursday', monday + 3 * 86_400_000, monday + 604_800_000],
  ['the first second of 1970', 0, 345_600_000],
])('shares are settled next Monday: %s', (_name, at, next) => {
  expect(nextSettlement(at)).toBe(next);
  expect(new Date(next).toUTCString()).toMatch(/^Mon, .* 00:00:00 GMT$/);
});

test('every vector is of a group that a test holds', () => {
  const groups = ['lots', 'follow amount', 'block', 'block limit', 'close', 'profit share'];
  expect(groups.reduce((sum, group) => sum + casesOf(group).length, 0)).toBe(caseCount);
});
