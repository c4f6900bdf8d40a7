import { expect, test } from 'vitest';
import { compareForDeleveraging } from './deleveraging.ts';
import { whole } from './exact.ts';

const ticket = (id: number, pnl: bigint, entryValue: bigint, leverage: number) => ({
  id,
  unrealisedPnl: whole(pnl),
  entryValue,
  leverage,
});

test('first comes who made most on his margin, then the older ticket, losers last', () => {
  const queue = [
    ticket(1, -1n, 1_000n, 125),
    ticket(2, 10n, 1_000n, 10),
    ticket(3, 1_000n, 1_000_000n, 100),
    ticket(4, 500n, 1_000n, 1),
    ticket(5, 20n, 1_000n, 5),
    ticket(6, 0n, 1_000n, 50),
  ];
  expect(queue.toSorted(compareForDeleveraging).map(({ id }) => id)).toEqual([4, 2, 3, 5, 6, 1]);
});

test('the comparison is exact where a quotient of doubles would be equal', () => {
  const less = ticket(1, 10n ** 17n, 10n ** 18n, 7);
  const more = ticket(2, 10n ** 17n + 1n, 10n ** 18n, 7);
  expect([less, more].toSorted(compareForDeleveraging).map(({ id }) => id)).toEqual([2, 1]);
});
