import { expect, it } from 'vitest';
import { queues } from '../../texts/queues.ts';
import { whyNot } from './why-not.ts';

const open = { may_claim: false, claimed_by: null, first: null, state: 'open' } as const;
const first = { operator: { id: 1, name: 'ada' }, decision: 'approve', reason: 'fine', at: 1 };

it('nothing is in the way of who may claim', () => {
  expect(whyNot({ ...open, may_claim: true }, 1)).toBeNull();
});

it('names the colleague who has it', () => {
  const claimed = { ...open, state: 'claimed', claimed_by: { id: 2, name: 'bob' } } as const;
  expect(whyNot(claimed, 1)).toBe('bob is looking at it.');
});

it('nobody gives both of two decisions', () => {
  expect(whyNot({ ...open, state: 'second', first }, 1)).toBe(queues.case.ownFirst);
});

it('else the roles are what is missing', () => {
  expect(whyNot(open, 1)).toBe(queues.case.cannot);
});
